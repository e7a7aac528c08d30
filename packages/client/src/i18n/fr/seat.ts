export const seat = {
  'seat.offered': '{name} vous offre une place ici : vous joueriez désormais {side}.',
  'seat.invited': '{name} vous invite.',
  'seat.side.english': 'les Anglais',
  'seat.side.french': 'les Français',
  'seat.accept': 'Prendre la place',
  'seat.decline': 'Décliner',
  'seat.hand': 'Céder ma place',
  'seat.hand.line':
    'Quelqu’un avec qui vous avez joué peut continuer pour vous. La place reste vôtre tant qu’il n’a pas accepté.',
  'seat.hand.nobody':
    'Vous pouvez offrir votre place à ceux avec qui vous avez joué d’autres parties. Il n’y a encore personne.',
  'seat.hand.to': 'La céder à …',
  'seat.hand.offer': 'Offrir ma place',
  'seat.hand.sure':
    'Offrir votre place à {name} ? Une fois l’offre acceptée, vous ne ferez que regarder, sans retour possible.',
  'seat.hand.offered': 'Offerte à {name}. Vous jouez tant que l’offre n’est pas acceptée.',
  'seat.hand.withdraw': 'Retirer l’offre',
} as const;
