import type { CaseTexts } from '../case-texts.ts';

export const rulings = {
  R1: ['Le calendrier', 'Le tour 1 est avril 1429, le tour 14 mai 1430. Il n’y a pas de juin.'],
  R2: [
    'Tour 1',
    'Mouvement français, combat français et dernière détermination ; avec la mise en place 11.1 il commence au combat français. Une option fait commencer les Anglais.',
  ],
  R3: ['Pas de faim au tour 1', 'Rien n’a encore été vérifié : nul ne manque de ravitaillement, nul ne meurt de faim.'],
  R4: [
    'Ordre de la première détermination',
    'Ravitaillement, milice, jets anglais et bourguignon, levée anglaise, jet français, levée française, rançons, événement. Renforts et chefs rachetés se placent à la levée de leur camp.',
  ],
  R5: ['Pas de question vide', 'Où un joueur n’a rien à décider, le jeu va de lui-même et le journal le dit.'],
  R6: ['Huit types', 'Artillerie et engins de siège sont deux types.'],
  R7: [
    'Pas de monnaie',
    'Les PF d’une nation et d’un type sont égaux ; on n’a rien à changer, et rien ne se perd faute de monnaie.',
  ],
  R8: [
    'Empilement par camp',
    'La limite vaut pour chaque camp, dans un hexagone assiégé aussi, et pour retraites et avances. Le mouvement ne finit pas avant que le propriétaire ait retiré le surplus.',
  ],
  R9: ['Nations ensemble', 'Les nations d’un camp s’empilent, bougent, combattent et perdent comme une seule.'],
  R10: [
    'Groupes',
    'On ordonne un groupe le long d’un chemin. Sa capacité est celle du plus lent, moins 2 s’il s’y trouve une unité sans ravitaillement, plus 1 pour des cavaliers avec un chef (6.1.3). Le dépensé est retenu ; les chefs ne manquent jamais.',
  ],
  R11: [
    'Rester près du chef',
    'Une unité lente ne va qu’avec un chef avec qui elle a commencé la phase ; une fois laissée, elle ne repart qu’avec un chef qui l’a menée là.',
  ],
  R12: [
    'Coûts',
    'Le terrain de l’hexagone ; une ville coûte son terrain. Une rivière coûte 1 de plus sauf si une ville est sur une rive. Sans assez de points, pas de mouvement.',
  ],
  R13: ['Ce qui barre la route', 'La mer toujours ; les unités ennemies, sauf pour assiéger (R32).'],
  R14: [
    'Chefs seuls',
    'Tout PF qui entre les prend, rois compris. Des chefs seuls ne prennent personne et n’entrent ni chez l’ennemi ni dans ses villes. Si des PF paraissent où un chef ennemi est seul, il est pris.',
  ],
  R15: ['Prendre une ville vide', 'Elle tombe aussitôt ; pour continuer, le même ordre doit y laisser 1 PF.'],
  R16: [
    'Se retrancher',
    'Les sapeurs n’ont pas besoin de chef pour creuser. Les travaux aident qui défend l’hexagone.',
  ],
  R17: [
    'Qui tient une ville',
    'Le camp qui a des PF dedans, sinon son camp d’origine ; une ville prise revient donc quand son dernier PF part ou meurt. Seule La Rochelle reste à son dernier preneur. Quand une ville assiégée n’a plus de défenseur, l’assiégeant l’a.',
  ],
  R18: [
    'Dedans et dehors',
    'Il n’y a de dedans que si les deux camps partagent l’hexagone d’une ville : le maître dedans, l’assiégeant dehors.',
  ],
  R19: [
    'Tracer le ravitaillement',
    'Trois hexagones au plus, le dernier une ville amie, aucun en mer, fermé (R47) ou avec des PF ennemis. Une ville assiégée ne nourrit personne, pas même sa garnison, qui peut tracer ailleurs.',
  ],
  R20: [
    'Ce que coûte la faim',
    'Moitié force à l’attaque, fractions ôtées après addition, et 2 PM de moins. La défense est intacte.',
  ],
  R21: [
    'Qui meurt de faim',
    'Qui a manqué aux deux contrôles du tour et n’est pas dans une ville amie. Un chef resté seul demeure.',
  ],
  R22: [
    'Où paraît la milice',
    'Dans chaque ville tenue, assiégée ou non ; de la nation de la ville. Si les pions manquent : villes vides d’abord, puis celles à deux hexagones d’ennemis, puis les autres.',
  ],
  R23: [
    'Trois bourses',
    'PR anglais, bourguignons et français sont séparés, 10 au plus dans chacune. Une ville de levée doit être tenue et non assiégée. Le dé des 5 PR anglais ne demande pas de port, les 3 PR si.',
  ],
  R24: [
    'Arrivées',
    'Dans la mise en place ordinaire, Arthur vient à Vannes, sinon Rennes, sinon un tour plus tard. Henri débarque à Calais même assiégée, et jamais si elle est française.',
  ],
  R25: [
    'Attaques',
    'Une à la fois, d’un hexagone, par des PF et des chefs nommés ; chacun participe une fois par phase, et les PF d’un hexagone attaquent une cible ensemble. Seuls les nommés souffrent. Les assiégés n’attaquent que leurs assiégeants et ne sont attaqués que par assaut.',
  ],
  R26: ['Défenseurs ensemble', 'Tous les PF de l’hexagone défendent ; ceux du dedans et du dehors sont deux cibles.'],
  R27: [
    'À la porte',
    'Une force dans sa ville choisit dedans (×3) ou dehors avant le tir. Qui vient de s’y retirer y reste pour la phase.',
  ],
  R28: [
    'Multiplier',
    'Les multiplicateurs se multiplient : un bois derrière une rivière ×4, une ville derrière une rivière ×6. Assaut et sortie ne passent pas de rivière.',
  ],
  R29: [
    'Étapes d’une bataille',
    'Annoncer, dedans ou dehors, tir, rapport, dé, pertes de l’attaquant et du défenseur, état du siège, retraite, sort des chefs, avance.',
  ],
  R30: [
    'Bords du tableau',
    'Les jets comptent de 0 à 8. Attaquants tous abattus : E/–. Force 0 par moitié : 1-3. Seuls des engins en rase campagne : perdus sans jet. Des engins seuls contre une force qui sort : pas d’attaque, ni d’autre pour eux dans la phase ; un mandat n’en est pas rempli. Avec 9.1, à droite de 4-1 c’est –/E, à gauche de 1-3 c’est 1-3, et 5-1 ou plus décalé à gauche est 4-1.',
  ],
  R31: [
    'Charge, volonté, chefs',
    'La charge demande un défenseur des seuls types nommés et ne vaut jamais contre une force dedans. La volonté change le dé, non la force. Les meilleurs chefs comptent d’eux-mêmes.',
  ],
  R32: [
    'Entrer pour assiéger',
    'Par mouvement, ce qui le finit ; en phase de combat au lieu d’attaquer ; ou en avançant. Le groupe, avec les amis déjà là, doit satisfaire 8.2.',
  ],
  R33: [
    'Quels PF',
    'La moitié, arrondie vers le haut, de cavalerie. Quitter l’hexagone coûte d’abord toutes les pièces ; entrer dans la ville du même hexagone n’est pas le quitter. Une retraite sans bataille n’en coûte pas.',
  ],
  R34: [
    'Sorts',
    'Un dé (6 meurt, sinon pris) quand tous les PF près d’un chef ont disparu ou qu’une force assiégée est éliminée. Deux dés (2 meurt, 12 pris, sinon il rejoint les amis les plus proches) quand son armée meurt faute d’issue. Sinon 7.4.3, mais les vainqueurs d’un ennemi détruit ne lancent pas.',
  ],
  R35: [
    'Voies de retraite',
    'Jamais en mer, dans une ville ennemie ou d’où vint l’attaque. Dans l’ordre : plus près d’une ville amie et vide ; plus près avec des amis ; plus près à travers de faibles ennemis ; puis les mêmes sans s’approcher. Le propriétaire choisit dans la meilleure classe. Exactement la moitié des PF bloque déjà. Qui attaqua de sa propre ville, non assiégée, peut y rester et garde ses pièces.',
  ],
  R36: [
    'Retraites aux sièges',
    'Les assiégés qui doivent reculer sous l’assaut sont perdus avec la ville. Un assiégeant qui recule part et le siège finit. Une sortie rentre. Qui se défendait dedans contre un voisin quitte l’hexagone.',
  ],
  R37: [
    'Avance',
    'L’un ou l’autre camp, avec toute part de ce qui a combattu. Entrer dans une ville ennemie vide la prend.',
  ],
  R38: [
    'Quand un siège tient',
    'On compare tous les PF imprimés. À égalité, ou sans pièce, sapeur ou anneau, il tient sans jet. Pour l’anneau il suffit que des amis soient là, assiégés ou non. Plus faible, il est levé et l’assiégeant recule. Vérifié après les batailles sur place, à la fin de son mouvement, après R47 et en 8.2.',
  ],
  R39: ['Ordre de la dernière détermination', 'Ravitaillement, sièges (anglais d’abord), sacre, volonté, victoire.'],
  R40: [
    'Modificateurs de siège',
    'Meilleur bonus d’attaque dehors, meilleur bonus de défense dedans, +1 sans pièces dedans, +1 s’il n’y a que de la milice dedans. Volonté et événements ne comptent pas.',
  ],
  R41: [
    'Ce qui change la volonté',
    'Orléans ou Chinon perdues −1 chacune, Paris gagnée +1, siège d’Orléans fini sans sa chute +1, Charles sacré à Reims +1 et Jeanne exécutée +1, ces deux une fois par partie. Tout un tour fait un seul changement.',
  ],
  R42: [
    'Sacre',
    'Charles commence et finit un tour à Reims ou Chartres, tenue par les Français et non assiégée. Seule Reims change la volonté, et un roi sacré à Chartres peut encore l’être là.',
  ],
  R43: ['Rois', 'La perte d’un roi finit la partie ; les deux en un combat, c’est nul. Ils ne sont jamais rachetés.'],
  R44: ['Tour 14', 'On regarde d’abord les buts français, puis Henri à Rouen ; sinon c’est nul.'],
  R45: [
    'Captifs et table',
    'Jeanne captive a son jet selon 7.4.4. On ne lance les événements que si elle est sur la carte. Les chefs rachetés reviennent dans une ville amie non assiégée, ou attendent.',
  ],
  R46: [
    'Ce que demande un mandat',
    'Jeanne et au moins la moitié des PF qui ont commencé avec elle doivent finir leur mouvement 2 PM plus près du but, ou aussi près que possible, ou à côté, ou en assiégeant le but ou une ville en chemin. Un but vide à portée doit être occupé ; à côté d’un but tenu elle doit attaquer ou assiéger avec la moitié de son hexagone ; devant un but qu’elle assiège déjà elle reste, ou l’attaque. Si l’ennemi ne laisse aucun tel coup, elle est excusée. Il attend tant qu’elle est assiégée, blessée ou sans troupes.',
  ],
  R47: [
    'Bourgogne neutre',
    'Ses troupes rentrent et ne font rien, ses villes sont fermées à tous. Sur un 6 à une étape d’événement suivante elle rejoint les Anglais.',
  ],
  R48: ['Dés et table', 'Le serveur lance tous les dés. Abandonner, ou convenir d’une nulle, est toujours possible.'],
  R49: ['Enfermés', 'Nul ne quitte ni ne gagne une ville assiégée par mouvement. Les assiégeants vont et viennent.'],
  R50: [
    'Marques de faim',
    'Les PF sont marqués un à un pour le tour, et seuls les marqués sont divisés. Ceux levés après le contrôle ne le sont pas.',
  ],
  R51: [
    'Piles en déroute',
    'Seul un défenseur qui quitte son hexagone est en déroute. À son tour suivant la table le mène, chefs compris, vers la ville amie la plus proche.',
  ],
  R52: [
    'Le convoi',
    'Il nourrit son hexagone et trois autour tant qu’un PF est près de lui. Le cercle donne −1 à toutes les attaques de ce tour de joueur, sans s’ajouter aux retranchements.',
  ],
  R53: ['Anglais d’abord', 'Les assiégeants d’Orléans ne peuvent partir au tour 1. Pas avec la mise en place 11.1.'],
} as const satisfies CaseTexts;
