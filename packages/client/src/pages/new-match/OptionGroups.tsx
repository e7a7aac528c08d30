import type { MatchOptions } from '@oriflamme/joan-1429';
import { useT } from '../../i18n/i18n.tsx';
import { RuleLink } from '../../match/RuleLink.tsx';
import { groups, switchedOn } from './new-match-form.ts';
import { Tile } from './Tile.tsx';

interface OptionGroupsProps {
  readonly options: MatchOptions;
  readonly onChange: (part: Partial<MatchOptions>) => void;
}

/** The optional rules, folded away: a first match needs none of them. */
export function OptionGroups({ options, onChange }: OptionGroupsProps) {
  const t = useT();
  const on = switchedOn(options).length;
  return (
    <details className="new-match-options">
      <summary>
        {t('match.new.options')}{' '}
        <span className="hint">{on === 0 ? t('match.new.options.lead') : t('match.new.options.on', { n: on })}</span>
      </summary>
      {groups.map((group) => (
        <fieldset key={group.name}>
          <legend>{t(`match.new.group.${group.name}`)}</legend>
          <div className="tiles tiles-two">
            {group.switches.map(({ name, rule }) => (
              <Tile
                key={name}
                type="checkbox"
                name={name}
                checked={options[name]}
                disabled={name === 'englishFirst' && options.scenario === 'maidLeads'}
                onChange={(checked) => onChange({ [name]: checked })}
                title={t(`match.option.${name}`)}
                line={t(`match.option.${name}.line`)}
                aside={<RuleLink rule={rule} />}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </details>
  );
}
