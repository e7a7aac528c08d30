export const site = {
  'site.nav': 'Pages',
  'site.play': 'Jouer',
  'site.rules': 'Règles',
  'site.map': 'Carte',
  'site.about': 'À propos',
  'site.dice': 'Des dés honnêtes',
  'site.account': 'Vous',
  'site.foot': 'Oriflamme, une table de wargames dans le navigateur.',
  'offline.position':
    'Pas de connexion. Voici la dernière position vue par cet appareil, le {at}. Aucun ordre n’est possible avant que le serveur ne réponde.',
} as const;
