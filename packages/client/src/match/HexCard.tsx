import type { HexId } from '@oriflamme/joan-1429';
import type { ReactNode } from 'react';
import type { BoardStack } from '../board/types.ts';
import { HexFacts } from '../games/joan-1429/HexFacts.tsx';
import { useLanguage } from '../i18n/i18n.tsx';
import { useGame } from './game.tsx';
import { SiegeFacts } from './SiegeFacts.tsx';
import type { TableView } from './view.ts';

interface HexCardProps {
  readonly view: TableView;
  readonly hex: HexId;
  readonly stacks: readonly BoardStack[];
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** What is known of one hex: ground, forces, supply, its siege, and what was settled for it. */
export function HexCard({ view, hex, stacks, onClose, children }: HexCardProps) {
  const { t } = useLanguage();
  const { names } = useGame();
  return (
    <section className="hex-card" aria-label={names.hex(hex)} data-testid="hex-card">
      <header>
        <h2>{names.hex(hex)}</h2>
        <button type="button" className="quiet" onClick={onClose} aria-label={t('table.close')}>
          ×
        </button>
      </header>
      <SiegeFacts G={view.G} hex={hex} />
      <HexFacts hex={hex} state={view.G} stacks={stacks} />
      {children}
    </section>
  );
}
