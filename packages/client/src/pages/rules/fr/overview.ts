import type { CaseText, RuleTexts } from '../case-texts.ts';

export const introduction: readonly CaseText[] = [
  [
    'Deux camps, une année',
    'Un joueur mène les Français, avec Écossais et Bretons ; l’autre les Anglais, avec la Bourgogne. Un tour est un mois (4.0) : les Anglais bougent et combattent, puis les Français. Au premier tour seuls les Français agissent, et Orléans est déjà assiégée.',
  ],
  [
    'Comment gagner',
    'Il faut aux Français Orléans, Chinon et Reims en mai 1430, Charles sacré, et une nation qui croit (8.5). Les Anglais gagnent si la volonté se brise (8.3) ou, les Français ayant échoué, avec Henri à Rouen. Qui perd son roi perd aussitôt (8.4).',
  ],
  [
    'Bouger',
    'Cliquez une pile : les hexagones accessibles s’éclairent avec leur coût. À pied il faut un chef pour marcher, à cheval non (6.1.2). Au plus 20 PF finissent dans un hexagone (3.1). L’ennemi ne ferme que son propre hexagone (3.2).',
  ],
  [
    'Être nourri',
    'Restez à trois hexagones d’une ville à vous (3.4.1). Qui est coupé attaque à moitié force, et peut mourir de faim (8.1).',
  ],
  [
    'Combattre',
    'Attaquez un hexagone voisin avec des troupes et un chef qui a un bonus d’attaque (6.2.1). Archers et artillerie du défenseur tirent d’abord (6.2.6). Puis le rapport des forces donne une colonne, un dé modifié le résultat (7.2). La table montre toutes les chances avant le jet.',
  ],
  [
    'Villes et sièges',
    'Derrière les murs le défenseur compte triple (6.2.2). Avec plus d’hommes, une pièce et des sapeurs on peut plutôt assiéger (8.2) : un dé à la fin de chaque tour, et sur 5 ou plus la ville tombe (8.2.2).',
  ],
  [
    'Chefs',
    'Ils donnent des bonus et font marcher les armées, mais peuvent mourir ou être pris (7.4). Les captifs peuvent être rachetés (5.3). Gardez Jeanne : sa capture coûte à la France sa foi (8.3.2).',
  ],
  [
    'Les Voix de Jeanne',
    'Dès le tour 2 deux dés décident ce qui meut Jeanne ce mois (5.4). Certaines l’envoient vers une ville, et il lui faut y aller (5.4.1).',
  ],
];

export const eventEffects: RuleTexts['eventEffects'] = {
  wounded: [
    'La Pucelle est blessée',
    'Jeanne ne bouge pas, ne mène aucune attaque et ne donne pas de bonus ce tour ; elle recule avec sa pile.',
  ],
  burgundySuesForPeace: [
    'La Bourgogne demande la paix',
    'La Bourgogne devient neutre (R47). À chaque étape d’événement suivante elle revient sur un 6.',
  ],
  courtHesitates: ['La cour hésite', 'Attaques françaises sans Jeanne : −1.'],
  bedfordRallies: ['Bedford rallie ses capitaines', 'Attaques anglaises et bourguignonnes : +1.'],
  volunteers: ['Des volontaires', '1 PF d’infanterie française rejoint Jeanne, s’il en reste.'],
  voicesSilent: ['Les Voix se taisent', 'Rien.'],
  actAndGodWillAct: ['Agissez, et Dieu agira', 'Attaques françaises avec Jeanne : +1.'],
  toRheims: ['À Reims', 'Mandat : Reims (5.4.1).'],
  toParis: ['À Paris', 'Mandat : Paris (5.4.1).'],
  toLaCharite: ['À La Charité', 'Mandat : La Charité (5.4.1) ; nul quand la Bourgogne est neutre.'],
  englishLoseHeart: [
    'Les Anglais perdent courage',
    'Toutes les attaques françaises : +1, et les chefs anglais et bourguignons en défense ne donnent pas de bonus.',
  ],
};
