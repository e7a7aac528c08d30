import type { Detachment, LossChoice } from '@oriflamme/joan-1429';
import { useLanguage } from '../i18n/i18n.tsx';
import { strength } from './detachment.ts';
import { StackPicker } from './StackPicker.tsx';

interface LossPickerProps {
  readonly title?: string;
  readonly choice: LossChoice;
  readonly named: Detachment['lots'];
  readonly onChange: (lots: Detachment['lots']) => void;
}

/** A number of SPs to name out of a pool. */
export function LossPicker({ title, choice, named, onChange }: LossPickerProps) {
  const { t } = useLanguage();
  const group = { lots: named, leaders: [] };
  if (choice.number === 0) return null;
  return (
    <div className="loss-picker">
      {title && <h4>{title}</h4>}
      <p>
        {t('match.losses.need', { n: choice.number })}
        {choice.cavalryAtLeast > 0 && ` (${t('match.losses.cavalry', { n: choice.cavalryAtLeast })})`}
      </p>
      <StackPicker
        stack={{ lots: choice.pool, leaders: [] }}
        group={group}
        quick={false}
        onChange={(next) => onChange(next.lots)}
      />
      <p className="quiet">{t('match.losses.chosen', { n: strength(group), need: choice.number })}</p>
    </div>
  );
}
