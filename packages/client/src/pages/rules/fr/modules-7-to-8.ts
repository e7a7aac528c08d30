import type { CaseTexts } from '../case-texts.ts';

export const modules7to8 = {
  '7.0': [
    'Résoudre un combat',
    'Trouver la colonne du rapport, additionner les modificateurs, lancer un dé, lire le résultat.',
  ],
  '7.1': ['Modificateurs', 'Tous s’ajoutent au dé ; le total compte de 0 à 8.'],
  '7.1.1': [
    'Chefs',
    'Plus le bonus d’attaque d’un chef attaquant, moins le bonus de défense d’un chef défendant. La table prend le meilleur de chacun.',
  ],
  '7.1.2': [
    'Charge',
    '+1 si la cavalerie lourde attaque en terrain dégagé contre rien d’autre qu’infanterie, milice ou cavalerie légère. D’autres peuvent l’accompagner.',
  ],
  '7.1.3': ['Retranchements', '−1 si le défenseur est retranché.'],
  '7.1.4': ['Volonté', 'Attaques françaises seulement : +1 à volonté 2, −1 à volonté 0.'],
  '7.1.5': ['L’événement de Jeanne', 'L’événement du mois peut ajouter ou retrancher.'],
  '7.2': [
    'Lire un résultat',
    'Attaquant / défenseur. Un nombre : PF perdus ; R : retraite d’un hexagone ; E : tout est perdu ; – : rien.',
  ],
  '7.3': ['Pertes', 'Le propriétaire choisit les PF qu’il perd, dans les bornes du cas suivant.'],
  '7.3.1': [
    'Cavalerie et pièces',
    'Tant qu’il y a de la cavalerie, elle fournit au moins la moitié des pertes. Une force qui doit quitter son hexagone perd d’abord toute son artillerie et ses engins, qui comptent dans le nombre.',
  ],
  '7.4': ['Sort des chefs', 'Les chefs peuvent mourir ou être pris, en marche et au combat.'],
  '7.4.1': ['Surpris', 'Des chefs seuls dans un hexagone sont pris par toute troupe qui y entre ou passe, sans coût.'],
  '7.4.2': ['Une force détruite', 'Un dé pour chacun de ses chefs : 6 tué, sinon capturé.'],
  '7.4.3': ['Les deux forces restent', 'Deux dés pour chaque chef de la bataille : 2 tué, 12 capturé.'],
  '7.4.4': [
    'Jeanne captive',
    'Un dé à chaque étape de rançon : de 1 à 4 elle reste en prison, sur 5 elle est rachetée, sur 6 exécutée.',
  ],
  '7.4.5': [
    'Perte d’un roi',
    'Si Charles est pris ou tué les Anglais ont gagné, si c’est Henri, les Français. Le duc de Bourgogne manque seulement aux siens.',
  ],
  '7.5': ['Retraite', 'Un hexagone, vers une ville amie si possible, et dans un hexagone vide s’il y en a un.'],
  '7.5.1': ['Parmi les siens', 'Sans hexagone vide, dans un hexagone ami ; si c’est trop, un hexagone plus loin.'],
  '7.5.2': [
    'À travers l’ennemi',
    'En dernier recours à travers des ennemis de moins de la moitié des PF en retraite : un hexagone de plus, et 1 PF perdu par PF ennemi. Sans issue la force est éliminée.',
  ],
  '7.5.3': ['Siège levé', 'Quand une bataille laisse l’assiégeant plus faible que l’assiégé, il recule comme par R.'],
  '7.5.4': ['Derrière les murs', 'Une force qui défendait hors de sa ville peut prendre son R en y entrant.'],
  '7.6': ['Avance', 'Si l’hexagone de l’autre est vidé, le vainqueur peut y entrer, aussitôt et avec ce qu’il veut.'],
  '7.6.1': [
    'Avancer pour assiéger',
    'Si le défenseur est entré dans la ville de l’hexagone, l’attaquant peut suivre jusqu’aux murs et l’assiéger.',
  ],
  '7.6.2': ['Place pour avancer', 'La limite de vingt vaut ; le surplus reste en arrière.'],
  '8.0': ['Dernière détermination', 'Le mois finit : faim, sièges, sacre, volonté, victoire. Tout va de soi.'],
  '8.1': [
    'La faim',
    'Les unités sans ravitaillement au début du tour et maintenant sont éliminées, sauf dans une ville amie, assiégée ou non.',
  ],
  '8.2': [
    'Ce qu’il faut à un siège',
    'Un ennemi dans une ville ; plus de PF que lui ; au moins 1 PF d’artillerie ou d’engins ; et au moins 1 PF de sapeurs, ou des troupes amies sur un hexagone sur deux autour de la ville.',
  ],
  '8.2.1': [
    'Commencer',
    'L’assiégeant entre dans l’hexagone de la ville : seul cas où les deux camps partagent un hexagone.',
  ],
  '8.2.2': [
    'Le jet de siège',
    'Un dé à chaque tour, dès le premier : 5 ou plus et la ville tombe. Les modificateurs sont près du tableau.',
  ],
  '8.2.3': ['La ville tombe', 'La garnison est éliminée et ses chefs lancent selon 7.4.2.'],
  '8.2.4': [
    'Le siège continue',
    'L’assiégeant reste, et au tour suivant peut donner l’assaut ou relancer si les conditions tiennent.',
  ],
  '8.2.5': [
    'Sortie',
    'Les assiégés peuvent attaquer leurs assiégeants dans leur phase de combat. Un R, ou des pertes qui les laissent plus faibles que les assiégés (R38), chasse les assiégeants ; un R des assiégés les ramène dedans.',
  ],
  '8.2.6': [
    'Secours',
    'Des amis du dehors peuvent attaquer les assiégeants comme en toute bataille et, s’ils cèdent, avancer jusqu’à la ville.',
  ],
  '8.2.7': ['Sortie et secours', 'Ce sont deux attaques, dans l’ordre voulu par l’attaquant.'],
  '8.3': ['La volonté est réglée', 'On additionne ce qui est arrivé ce tour. Sous 0 les Anglais ont gagné.'],
  '8.3.1': ['Deux au plus', 'La volonté ne dépasse jamais 2. Ce qui la change est dans le tableau.'],
  '8.3.2': ['Après la capture de Jeanne', 'Elle tombe à 0 aussitôt et ne dépasse plus jamais 1.'],
  '8.4': [
    'Victoire par un roi',
    'Un roi pris ou tué finit la partie aussitôt pour l’autre camp ; les deux à la fois, c’est nul.',
  ],
  '8.5': [
    'Le dernier tour',
    'En mai 1430 les Français gagnent s’ils tiennent Orléans, Chinon et Reims, que Charles a passé un tour entier à Reims ou Chartres, et que la volonté est d’au moins 1. Sinon les Anglais gagnent si Henri est à Rouen, qu’ils tiennent sans y être assiégés (R44). Sinon c’est nul.',
  ],
} as const satisfies CaseTexts;
