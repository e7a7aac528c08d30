import type { CaseTexts } from '../case-texts.ts';

export const modules2to4 = {
  '2.1.1': [
    'Ce que montre la carte',
    'Terrains, rivières, villes et villages. Les villes peuvent être assiégées et nourrissent les armées ; dans une ville de cathédrale un roi peut être sacré. Villages et ruisseaux ne servent qu’à se repérer.',
  ],
  '2.2': [
    'Une limite à chaque sorte',
    'Chaque nation n’a qu’un nombre donné de points de force de chaque type. Quand tous sont sur la carte, on n’en lève plus avant d’en avoir perdu.',
  ],
  '2.2.1': [
    'Unités combattantes',
    'Les troupes se comptent en points de force (PF), environ 500 hommes chacun. Huit types : infanterie, milice, archers, sapeurs, engins de siège, artillerie, cavalerie légère et cavalerie lourde. Ce qui a 5 points de mouvement ou moins va à pied ; ce qui en a 6 est de la cavalerie.',
  ],
  '2.2.2': [
    'Chefs',
    'Un chef a un bonus d’attaque, un bonus de défense et 6 points de mouvement, et compte comme cavalerie. Il n’a pas de force propre.',
  ],
  '3.0': [
    'Notions',
    'Ce qui vaut dans toutes les phases : combien tient dans un hexagone, qui est ravitaillé, et l’humeur de la nation.',
  ],
  '3.1': [
    'Vingt par hexagone',
    'À la fin de la phase de mouvement d’un camp, au plus 20 de ses PF d’infanterie, d’archers, de milice et de cavalerie peuvent être dans un hexagone. Les troupes nouvelles peuvent dépasser jusque-là.',
  ],
  '3.1.1': [
    'Ce qui ne compte pas',
    'Chefs, artillerie, engins de siège, sapeurs et convoi ne comptent pas dans les vingt.',
  ],
  '3.1.2': [
    'Le pas du plus lent',
    'Les pièces qui marchent ensemble ont la plus petite capacité du groupe. Diviser une pile ne coûte rien.',
  ],
  '3.1.3': ['En trop', 'Ce qui dépasse la limite à la fin du mouvement est retiré ; le propriétaire choisit les PF.'],
  '3.1.4': ['Tout est visible', 'Les deux joueurs voient toutes les pièces de la carte.'],
  '3.1.5': [
    'Cases pour les pions',
    'Le jeu imprimé a des cases pour ranger les grandes piles. Ici une pile s’ouvre d’un clic.',
  ],
  '3.1.6': ['Bouger avec les cases', 'Sans effet ici : les troupes d’un chef sont où il est.'],
  '3.1.7': ['Regarder dans les cases', 'Sans effet ici : rien n’est caché.'],
  '3.2': [
    'Pas de zones de contrôle',
    'Une armée peut passer tout près d’un ennemi ; seul l’hexagone ennemi lui est fermé.',
  ],
  '3.3': [
    'Pas d’orientation',
    'Les pièces ne regardent nulle part et peuvent bouger et combattre dans toutes les directions.',
  ],
  '3.4': [
    'Ravitaillement',
    'Celui de chaque unité est vérifié deux fois par tour : en première et en dernière détermination.',
  ],
  '3.4.1': [
    'Trois hexagones jusqu’à une ville',
    'Une unité est ravitaillée si une ville amie est à trois hexagones au plus, par des hexagones sans unités ennemies. Le terrain n’importe pas, le nombre non plus, et son propre hexagone ne compte pas.',
  ],
  '3.4.2': [
    'Villes d’origine et villes prises',
    'Une ville dans la partie de carte d’un camp lui reste sans garnison. Une ville prise au-delà de la limite doit garder au moins 1 PF, assiégé ou non, sinon elle revient à l’autre. La Rochelle est anglaise au début, bien qu’à l’ouest.',
  ],
  '3.4.3': [
    'Le convoi comme source',
    'Avec le convoi (9.5), les Anglais et la Bourgogne alliée peuvent se ravitailler auprès de lui comme d’une ville.',
  ],
  '3.4.4': [
    'Sans ravitaillement',
    'Les unités marquées au début d’un tour ont 2 points de mouvement de moins et attaquent à moitié force. Celles qui le sont encore à la fin peuvent être perdues (8.1).',
  ],
  '3.5': [
    'Volonté nationale',
    'La foi des Français dans leur cause, de 0 à 2. Elle aide ou gêne leurs attaques (7.1.4), et au-dessous de 0 ils ont perdu (8.3).',
  ],
  '4.0': [
    'Un tour de jeu',
    'Un tour est un mois, et il y en a quatorze. Première détermination, tour anglais, tour français, dernière détermination : toujours dans cet ordre.',
  ],
  '4.1': [
    'Le premier tour',
    'Le tour 1 n’a ni première détermination ni tour anglais : il commence par les Français. Dès le tour 2 la phase va ainsi : ravitaillement, remplacements, rançons, événement de Jeanne.',
  ],
  '4.2': ['Tour anglais', 'Les Anglais bougent, puis combattent.'],
  '4.2.1': ['Mouvement anglais', 'Les Anglais bougent autant de pièces qu’ils veulent.'],
  '4.2.2': [
    'Combat anglais',
    'Les Anglais attaquent où ils peuvent et veulent, une attaque après l’autre. Les villes assiégées sans assaut ont leur jet en fin de tour.',
  ],
  '4.3': ['Tour français', 'Les Français font de même ensuite.'],
  '4.3.1': ['Mouvement français', 'Les Français bougent autant de pièces qu’ils veulent.'],
  '4.3.2': ['Combat français', 'Les Français attaquent où ils peuvent et veulent, une attaque après l’autre.'],
  '4.4': [
    'Dernière détermination',
    'On règle la faim, les sièges, le sacre, la volonté et la victoire ; puis vient le mois suivant.',
  ],
} as const satisfies CaseTexts;
