import type { CaseTexts } from '../case-texts.ts';

export const modules9to11 = {
  '9.0': ['Règles optionnelles', 'Chacune se choisit à la création d’une partie, seule ou avec d’autres.'],
  '9.1': [
    'Décalages de colonne',
    'Si un camp a des archers ou de l’artillerie dans la bataille et l’autre non, le rapport va d’une colonne en sa faveur.',
  ],
  '9.2': ['Autres modificateurs', 'Deux ajouts au dé.'],
  '9.2.1': ['Milice seule', 'Une attaque de milice seule se lance à −1 ; une contre de la milice seule à +1.'],
  '9.2.2': [
    'Sapeurs et pièces aux sièges',
    'Au jet de siège, des sapeurs dehors donnent +1 et dedans −1 ; artillerie ou engins dehors +1 et dedans −1, quel qu’en soit le nombre.',
  ],
  '9.3': ['Multiplicateurs', 'Trois troupes qui comptent double là où elles excellent.'],
  '9.3.1': ['Engins de siège', 'Doublés à l’attaque des villes, et pour compter qui suffit à un siège.'],
  '9.3.2': ['Artillerie', 'Doublée contre plus de 10 PF, sauf en ville, en bois ou en terrain accidenté.'],
  '9.3.3': [
    'Cavalerie lourde',
    'Seule contre rien que cavalerie légère ou milice en terrain dégagé elle est doublée, en plus de sa charge.',
  ],
  '9.4': [
    'Déroutes',
    'Une force sans cavalerie qui doit reculer devant au moins autant de PF de cavalerie qu’il lui reste de PF va un second hexagone et perd la différence. À son tour suivant elle ne fait que fuir vers la ville amie la plus proche.',
  ],
  '9.5': [
    'Convoi et cercle',
    'Les Anglais ont un convoi : une source de ravitaillement roulante, et au besoin une forteresse.',
  ],
  '9.5.1': ['En route', 'Il a 4 PM, suit l’armée et la nourrit comme une ville.'],
  '9.5.2': [
    'Le cercle',
    'Quand son hexagone est attaqué, les chariots peuvent former un cercle, qui vaut retranchement. Ensuite le convoi est épuisé et revient dans une ville amie à la levée suivante.',
  ],
  '9.5.3': [
    'Le convoi perdu',
    'Il recule avec ses troupes. Si toutes sont détruites il l’est aussi, et un nouveau vient à Harfleur ou Calais.',
  ],
  '10.0': ['Mise en place', 'Avril 1429, avec Jeanne dans Orléans.'],
  '10.1': [
    'Forces françaises',
    'Comme au tableau. Au tour 2, Arthur arrive à Vannes avec 4 PF d’infanterie et 2 d’archers bretons.',
  ],
  '10.2': ['Forces anglaises', 'Comme au tableau. Henri débarque à Calais au tour 13.'],
  '10.3': ['Forces bourguignonnes', 'Alliées aux Anglais dès le début.'],
  '10.4': [
    'Villes',
    'À l’est de la limite anglaises ou bourguignonnes, à l’ouest françaises ; La Rochelle est anglaise.',
  ],
  '10.5': ['Volonté', 'Commence à 1.'],
  '10.6': ['Durée', 'Quatorze tours, d’avril 1429 à mai 1430.'],
  '11.0': ['Variantes', 'Une autre mise en place et deux changements, à combiner à volonté.'],
  '11.1': [
    'La Pucelle commande',
    'Et si Jeanne avait mené elle-même l’armée de secours ? Elle est à Blois, et la partie commence par la phase de combat français du tour 1.',
  ],
  '11.1.1': ['Ses forces anglaises', 'Comme au tableau de cette mise en place.'],
  '11.1.2': ['Ses forces bourguignonnes', 'En arrière, avec leur duc à Auxerre.'],
  '11.1.3': ['Ses forces françaises', 'Comme au tableau de cette mise en place ; Arthur et Ogilvy sont là d’emblée.'],
  '11.1.4': ['Ses villes', 'Comme en 10.4.'],
  '11.1.5': ['Sa volonté', 'Commence à 1.'],
  '11.1.6': ['Sa durée', 'Quatorze tours.'],
  '11.2': [
    'Plus grand rôle de la Bourgogne',
    'Le duc et 3 PF sont devant Orléans, 4 PF de plus à Auxerre, à la place des Bourguignons de l’une ou l’autre mise en place.',
  ],
  '11.3': ['Sans De Rais', 'Gilles de Rais ne participe pas.'],
} as const satisfies CaseTexts;
