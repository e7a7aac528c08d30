import {
  enemyOf,
  type G,
  type HexId,
  previewSiege,
  siegeStanding,
  siegeStrength,
  spsOf,
  UNITS,
} from '@oriflamme/joan-1429';
import { useLanguage } from '../i18n/i18n.tsx';
import { useGame } from './game.tsx';
import { ringOf } from './overlays.ts';
import { RuleLink } from './RuleLink.tsx';
import { signed } from './signed.ts';

/** What keeps a siege up, each condition met or not, and the chance that the town falls this turn. */
export function SiegeFacts({ G, hex }: { readonly G: G; readonly hex: HexId }) {
  const { t, language } = useLanguage();
  const { modifierName } = useGame();
  const side = G.sieges[hex];
  if (side === undefined) return null;
  const ours = siegeStrength(G, hex, side);
  const theirs = siegeStrength(G, hex, enemyOf(side));
  const guns = spsOf(G, hex, side, ({ type }) => UNITS[type].gun);
  const engineers = spsOf(G, hex, side, ({ type }) => type === 'engineers');
  const standing = siegeStanding(G, hex);
  const shut = engineers > 0 || (standing === 'stands' && ringOf(G, hex).length > 3);
  const preview = previewSiege(G, hex);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const conditions = [
    [ours > theirs, t('table.siege.stronger', { ours, theirs })],
    [guns > 0, t('table.siege.guns', { n: guns })],
    [shut, t('table.siege.shut', { n: engineers })],
  ] as const;
  return (
    <section className="siege-facts">
      <h3>{t('table.siege', { side: t(`match.side.${side}`) })}</h3>
      <ul>
        {conditions.map(([met, text]) => (
          <li key={text} className={met ? 'met' : 'unmet'}>
            <span aria-hidden="true">{met ? '✓' : '✗'}</span>{' '}
            <span className="visually-hidden">{t(met ? 'table.siege.met' : 'table.siege.unmet')}: </span>
            {text}
          </li>
        ))}
      </ul>
      {preview && (
        <>
          <p>
            {t(`table.siege.${standing}`)}{' '}
            <strong>{t('table.siege.falls', { chance: percent.format(preview.falls) })}</strong>
          </p>
          <ul className="modifiers">
            {preview.modifiers.map((modifier) => (
              <li key={modifier.name}>
                <span>
                  {modifierName(modifier)} <RuleLink rule={modifier.rule} />
                </span>
                <strong>{signed(modifier.value)}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
