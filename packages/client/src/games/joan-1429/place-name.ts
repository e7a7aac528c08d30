import type { Translate } from '../../i18n/i18n.tsx';
import type { Place } from './door.ts';

/** The map's table has every place as the English write it; few are written otherwise elsewhere. */
export const placeName = (t: Translate, { id, name }: Pick<Place, 'id' | 'name'>): string =>
  id === 'rheims' || id === 'meung' ? t(`board.name.${id}`) : name;
