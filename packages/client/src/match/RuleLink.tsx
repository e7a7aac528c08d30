import { useT } from '../i18n/i18n.tsx';

/** Every rule number leads to the rules page, beside the match and not in its place. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const t = useT();
  return (
    <a className="rule-link" href={`/rules#${rule}`} target="_blank" rel="noreferrer">
      {t('match.refused.rule', { rule })}
    </a>
  );
}
