import { useMemo } from 'react';
import { useLanguage } from '../i18n/i18n.tsx';
import type { Entry } from './model.ts';

const faces = [1, 2, 3, 4, 5, 6] as const;
const rollers = [
  ['1', 'french'],
  ['0', 'english'],
] as const;

/** How the dice have fallen, by the side whose order made them roll. */
export function DiceSoFar({ log }: { readonly log: readonly Entry[] }) {
  const { t, language } = useLanguage();
  const counts = useMemo(
    () =>
      rollers.map(([seat, side]) => {
        const dice = log.filter((entry) => entry.seat === seat).flatMap((entry) => entry.dice);
        const mean = dice.reduce((sum, face) => sum + face, 0) / dice.length;
        return { side, dice, mean, byFace: faces.map((face) => dice.filter((one) => one === face).length) };
      }),
    [log],
  );
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return (
    <table className="dice-so-far">
      <caption>{t('table.dice')}</caption>
      <thead>
        <tr>
          <td />
          {faces.map((face) => (
            <th key={face} scope="col">
              {face}
            </th>
          ))}
          <th scope="col">{t('table.dice.all')}</th>
          <th scope="col">{t('table.dice.mean')}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ side, dice, mean, byFace }) => (
          <tr key={side}>
            <th scope="row">{t(`match.side.${side}`)}</th>
            {byFace.map((count, index) => (
              <td key={faces[index]} className="number">
                {count}
              </td>
            ))}
            <td className="number">{dice.length}</td>
            <td className="number">{dice.length === 0 ? '–' : number.format(mean)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
