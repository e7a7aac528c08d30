import type { CaseTexts } from '../case-texts.ts';

export const modules5to6 = {
  '5.0': [
    'Première détermination',
    'Le mois commence. Presque tout va de soi ; les joueurs ne font que lever des troupes.',
  ],
  '5.1': ['Contrôle du ravitaillement', 'Les unités sans ravitaillement sont marquées pour tout le tour.'],
  '5.2': [
    'Remplacements',
    'Les points de remplacement (PR) arrivent et se dépensent : Anglais, puis Bourguignons, puis Français.',
  ],
  '5.2.1': [
    'La milice gratuite',
    'Chaque ville d’un camp reçoit 1 PF de milice, sauf s’il y en a déjà deux ou que les pions manquent.',
  ],
  '5.2.2': [
    'Points anglais',
    '3 PR tant que les Anglais tiennent Harfleur ou Calais, et 5 de plus sur un dé de 5 ou 6 – de 4 aussi quand le roi Henri est en France.',
  ],
  '5.2.3': [
    'Points bourguignons',
    '3 PR sur un dé de 5 ou 6. Pas de jet quand la Bourgogne est neutre ou que les Français tiennent Auxerre.',
  ],
  '5.2.4': ['Points français', '5 PR sur un dé de 5 ou 6. Ils paient aussi Écossais et Bretons.'],
  '5.2.5': [
    'Prix et lieux',
    'Le prix d’un PF et l’endroit où il paraît sont dans le tableau. La milice ne s’achète pas.',
  ],
  '5.2.6': [
    'Épargner',
    'On peut garder jusqu’à 10 PR pour plus tard. Si toutes les villes de levée sont en d’autres mains ou assiégées, la moitié de ce qui vient ce tour est perdue.',
  ],
  '5.2.7': [
    'Le roi Henri',
    'L’enfant roi débarque à Calais au tour 13. Si les Français la tiennent alors, il ne vient jamais.',
  ],
  '5.3': [
    'Rançon',
    'Un dé par chef captif : sur 5 ou 6 il est racheté et revient à la prochaine levée de son camp, dans une ville amie. Les rois ne se rachètent pas, et Jeanne a son propre jet (7.4.4).',
  ],
  '5.4': [
    'L’événement de Jeanne',
    'Deux dés sur la table des événements, dès le tour 2, tant que Jeanne est sur la carte.',
  ],
  '5.4.1': [
    'Mandats',
    'Les événements 9, 10 et 11 envoient Jeanne vers une ville. Elle et son armée partent aussitôt, peuvent assiéger des villes en chemin, et doivent attaquer ou assiéger le but une fois ; qu’il tombe ou non, elles sont alors libres.',
  ],
  '5.4.2': ['La défaite la libère', 'Si son armée est battue en route, le mandat est fini.'],
  '5.4.3': ['Un seul mandat', 'Un nouveau annule l’ancien.'],
  '5.4.4': ['Quand les Voix finissent', 'Dès qu’on ne lance plus sur la table, aucun mandat ne lie.'],
  '5.4.5': [
    'Désobéir',
    'Ignorer un mandat perdrait la partie ; la table ne le laisse pas arriver par mégarde. Tant qu’un coup obéissant existe il est montré, et la phase ne peut finir.',
  ],
  '6.0': ['Tours des joueurs', 'D’abord le mouvement, puis le combat. Le camp dont c’est le tour est le camp actif.'],
  '6.1': [
    'Mouvement',
    'Chaque pièce a des points de mouvement (PM) ; les coûts sont dans le tableau des terrains. Nul n’est tenu de bouger, sauf Jeanne sous mandat.',
  ],
  '6.1.1': [
    'De proche en proche',
    'D’un hexagone au voisin, tant qu’il reste des points. Les unités ennemies ferment leur hexagone ; être à côté d’elles n’arrête personne.',
  ],
  '6.1.2': [
    'Les lents suivent un chef',
    'Les unités de 5 PM ou moins ne bougent qu’avec un chef avec qui elles ont commencé la phase. La cavalerie va seule. Un chef peut laisser des troupes en chemin.',
  ],
  '6.1.3': ['Cavaliers et chef', 'La cavalerie accompagnée de chefs et de nul autre a 1 PM de plus.'],
  '6.1.4': ['Diviser les piles', 'Une pile peut partir de tous côtés sans coût.'],
  '6.1.5': ['Hexagones fermés', 'La mer, et les hexagones ennemis, sauf pour assiéger une ville (8.2).'],
  '6.1.6': [
    'L’ordre est libre',
    'Bougez dans l’ordre voulu et changez d’avis : chaque pas s’annule jusqu’à la fin de la phase.',
  ],
  '6.1.7': [
    'Villes ennemies vides',
    'On les prend en y entrant. Pour continuer, il faut y laisser au moins 1 PF. Dès lors la ville nourrit son nouveau maître.',
  ],
  '6.1.8': [
    'Retranchements',
    'Des sapeurs ravitaillés qui n’ont pas bougé, hors d’une ville, se retranchent pour 3 PM et bougent avec le reste. Les travaux donnent −1 aux attaques contre qui défend là. Six marqueurs par camp ; on enlève les siens à tout moment de son tour.',
  ],
  '6.2': [
    'Combat',
    'Tous les combats suivent le mouvement. Nul n’est tenu d’attaquer, sauf Jeanne sous mandat ; qui est attaqué doit se défendre.',
  ],
  '6.2.1': [
    'Voisin et mené',
    'On attaque d’un hexagone voisin, avec des troupes empilées avec un chef dont le bonus d’attaque dépasse 0.',
  ],
  '6.2.2': [
    'Dedans ou dehors',
    'Une force dans sa ville choisit : hors des murs, où compte le terrain, ou dedans, avec sa force triplée, pièces et sapeurs des deux camps comptant. Un attaquant qui pourrait assiéger peut entrer pour cela au lieu d’attaquer.',
  ],
  '6.2.3': [
    'Plusieurs hexagones, plusieurs attaques',
    'Des forces d’hexagones différents ne s’additionnent jamais, mais chacune peut attaquer le même défenseur tant qu’il est là.',
  ],
  '6.2.4': ['Engins de siège', 'Ils ne combattent que pour ou contre une ville. En campagne ils ne font rien.'],
  '6.2.5': ['Artillerie', 'Elle combat partout.'],
  '6.2.6': [
    'Tir défensif',
    'Archers et artillerie en défense tirent d’abord : le tableau donne les PF perdus par l’attaquant avant le rapport. La moitié au moins, arrondie vers le haut, est de la cavalerie s’il y en a.',
  ],
  '6.2.7': [
    'Rapport',
    'Force attaquante contre force défendante, après tir, ravitaillement et terrain, arrondi en faveur du défenseur : 12 contre 5 font 2-1. Sous 1-3 on compte 1-3 ; dès 5-1 le défenseur disparaît sans jet.',
  ],
} as const satisfies CaseTexts;
