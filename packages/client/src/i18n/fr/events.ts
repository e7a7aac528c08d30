import type { events as english } from '../en/events.ts';

export const events: Readonly<Record<keyof typeof english, string>> = {
  'table.event.now': 'Ce tour',
  'table.effect.wounded': 'Ce tour, Jeanne ne marche pas, ne mène pas d’attaque et ne donne aucun bonus.',
  'table.effect.burgundySuesForPeace': 'La Bourgogne reste neutre jusqu’à ce qu’un 6 la ramène.',
  'table.effect.courtHesitates': 'Ce tour, les attaques françaises sans Jeanne ont −1 au dé.',
  'table.effect.bedfordRallies': 'Ce tour, les attaques anglaises et bourguignonnes ont +1 au dé.',
  'table.effect.volunteers': 'Un PF d’infanterie française la rejoint, s’il en reste un.',
  'table.effect.voicesSilent': 'Rien ne change.',
  'table.effect.actAndGodWillAct': 'Ce tour, les attaques françaises avec Jeanne ont +1 au dé.',
  'table.effect.toRheims': 'Elle doit marcher sur Reims.',
  'table.effect.toParis': 'Elle doit marcher sur Paris.',
  'table.effect.toLaCharite': 'Elle doit marcher sur La Charité.',
  'table.effect.englishLoseHeart':
    'Ce tour, toutes les attaques françaises ont +1 au dé, et les chefs anglais et bourguignons qui défendent ne donnent aucun bonus.',
  'table.event.read': 'Continuer',
  'table.event.wounded': 'La Pucelle est blessée',
  'table.event.burgundySuesForPeace': 'La Bourgogne demande la paix',
  'table.event.courtHesitates': 'La cour hésite',
  'table.event.bedfordRallies': 'Bedford rallie ses capitaines',
  'table.event.volunteers': 'Des volontaires',
  'table.event.voicesSilent': 'Les Voix se taisent',
  'table.event.actAndGodWillAct': 'Agissez, et Dieu agira',
  'table.event.toRheims': 'À Reims !',
  'table.event.toParis': 'À Paris !',
  'table.event.toLaCharite': 'À La Charité !',
  'table.event.englishLoseHeart': 'Les Anglais perdent courage',
};
