import type { MovementOptions } from '@oriflamme/joan-1429';
import { useMemo } from 'react';
import { useLanguage } from '../i18n/i18n.tsx';
import { EndPhase, type Regret } from './EndPhase.tsx';
import { useGame } from './game.tsx';
import { HexLink } from './HexLink.tsx';
import { RuleLink } from './RuleLink.tsx';
import type { TableView } from './view.ts';
import { nobodyMarched, type Warning, warningsFor } from './warnings.ts';

interface EndMovementProps {
  readonly view: TableView;
  readonly options: MovementOptions;
  /** A stack is chosen: marching it is what the player is at. */
  readonly choosing: boolean;
}

/** The end of the phase, with what would be regretted said before it. */
export function EndMovement({ view, options, choosing }: EndMovementProps) {
  const { t } = useLanguage();
  const { names } = useGame();
  const warnings = useMemo(() => warningsFor(view.G, options.side), [view.G, options.side]);
  const idle = options.stacks.length > 0 && nobodyMarched(view.G, options.side);
  const text = (warning: Warning): string => {
    const hex = warning.kind === 'overstacked' ? names.hex(warning.hex) : names.at(warning.hex);
    if (warning.kind === 'leaderAlone')
      return t('table.warn.leaderAlone', { hex, leader: names.leader(warning.leader) });
    return t(`table.warn.${warning.kind}`, { hex, n: 'sps' in warning ? warning.sps : 0 });
  };
  const regrets: Regret[] = [
    ...(idle ? [{ key: 'idle', said: t('table.warn.nobodyMarched') }] : []),
    ...warnings.map((warning) => ({
      key: text(warning),
      said: (
        <>
          {text(warning)} <RuleLink rule={warning.rule} /> <HexLink hex={warning.hex} onHex={view.focusHex} />
        </>
      ),
    })),
  ];
  return (
    <EndPhase
      view={view}
      label={t('match.act.endMovement')}
      anyway={t('table.warn.anyway')}
      heading={t('match.move.warn')}
      regrets={regrets}
      refusal={options.end}
      quiet={choosing}
      onEnd={() => view.order({ type: 'endMovement' })}
    />
  );
}
