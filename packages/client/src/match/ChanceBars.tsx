import { useLanguage } from '../i18n/i18n.tsx';

export interface Chance {
  readonly label: string;
  /** What the label means, for who does not know it by heart. */
  readonly words?: string;
  /** Between 0 and 1. */
  readonly chance: number;
}

/** Exact chances as bars, with the number beside each: colour and length are never alone. */
export function ChanceBars({ chances, label }: { readonly chances: readonly Chance[]; readonly label: string }) {
  const { language } = useLanguage();
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <table className="chance-bars">
      <caption>{label}</caption>
      <tbody>
        {chances.map(({ label: name, words, chance }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {words && <small>{words}</small>}
              <meter min={0} max={1} value={chance}>
                {percent.format(chance)}
              </meter>
            </td>
            <td className="number">{percent.format(chance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
