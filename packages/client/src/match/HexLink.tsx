import { useLanguage } from '../i18n/i18n.tsx';
import { useGame } from './game.tsx';

interface HexLinkProps {
  readonly hex: string;
  readonly onHex: (hex: string) => void;
}

/** Leads from words to their place on the map. */
export function HexLink({ hex, onHex }: HexLinkProps) {
  const { t } = useLanguage();
  const { names } = useGame();
  const label = t('match.log.jump', { hex: names.at(hex) });
  return (
    <button type="button" className="hex-link" onClick={() => onHex(hex)} aria-label={label} title={label}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M8 1V5M8 11V15M1 8H5M11 8H15" fill="none" stroke="currentColor" strokeWidth="1.6" />
        <circle cx="8" cy="8" r="3.6" fill="none" stroke="currentColor" strokeWidth="1.6" />
      </svg>
    </button>
  );
}
