export const about = {
  'about.title': 'À propos d’Oriflamme',
  'about.lead':
    'Une table de wargames dans le navigateur, qui porte le nom de la bannière des rois de France. Son premier jeu est La victoire de Jeanne d’Arc, 1429.',
  'about.game': 'Le jeu',
  'about.game.text':
    'Joan of Arc’s Victory est une création d’Andy Nunez, publiée par Turning Point Simulations. Ce programme est indépendant : il a ses propres mots, sa propre carte tirée de la géographie et, où les pions et cartes imprimés manquaient, ses propres valeurs de mouvement, de chefs et d’événements. S’il vous plaît, procurez-vous la boîte.',
  'about.table': 'La table',
  'about.table.text':
    'Les règles tournent sur le serveur et dans votre navigateur d’une seule et même source : ce qui s’éclaire sur la carte est ce que le serveur accepte. Un ordre compte quand il est écrit dans la base, jamais avant. Tout ce qu’une partie a vécu peut se revoir et s’exporter.',
  'about.dice': 'Des dés honnêtes, en toute franchise',
  'about.dice.how': 'Comment un dé est lancé',
  'about.dice.how.1':
    'À la création d’une partie, le serveur tire une graine secrète de 32 octets et publie aussitôt son empreinte SHA-256.',
  'about.dice.how.2': 'Le navigateur de chaque joueur ajoute un nombre au hasard en prenant place.',
  'about.dice.how.3':
    'Le jet numéro n se calcule de la graine, des deux nombres et de n (HMAC-SHA-256), également sur les six faces. Nul ne le choisit, et annuler ne ramène jamais un dé.',
  'about.dice.how.4':
    'La partie finie, la graine est révélée. Votre navigateur en prend l’empreinte, compare, et recalcule chaque jet : « Dés » dans la relecture.',
  'about.dice.proves': 'Ce que cela prouve',
  'about.dice.proves.text':
    'Qu’aucun jet ne fut changé après la création, aucun omis ni lancé deux fois, et que le serveur n’a pu choisir une graine au goût d’un camp, ignorant les nombres des joueurs.',
  'about.dice.not': 'Ce que cela ne prouve pas',
  'about.dice.not.text':
    'Qui exploite le serveur et peut lire sa base connaît la graine pendant la partie. Il pourrait regarder les dés à venir ; il ne peut les changer. Si vous ne lui faites pas cette confiance, jouez sur votre propre serveur : c’est une seule commande.',
  'about.dice.both':
    'Une partie à un seul écran n’a que les nombres d’un navigateur, et les clients ordinaires de boardgame.io n’en ajoutent pas ; leurs dés sont aussi justes, mais reposent davantage sur le serveur.',
  'about.data': 'Vos données',
  'about.data.text':
    'Un invité est un nom et un cookie. Un compte y ajoute une adresse et une empreinte salée du mot de passe. Rien ne vous suit et rien ne se charge d’ailleurs. À la page qui vous concerne, vous pouvez télécharger tout ce qui est gardé sur vous et l’effacer.',
  'about.data.link': 'À la page qui vous concerne',
  'about.licences': 'Licences',
  'about.licences.text': 'Oriflamme est un logiciel libre sous licence MIT. Il repose sur ceux-ci :',
  'about.licences.font': 'EB Garamond de Georg Duffner et Octavio Pardo, sous la SIL Open Font License 1.1',
  'about.licences.names':
    'Le nom du jeu appartient à son éditeur ; il sert à dire de quel jeu il s’agit, et aucune phrase de son livret ne paraît ici.',
} as const;
