import type { CaseId } from '@oriflamme/joan-1429';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/i18n.tsx';
import type { CaseText } from './case-texts.ts';
import { RuleWords } from './RuleWords.tsx';

interface CaseArticleProps {
  readonly id: CaseId;
  readonly text: CaseText;
  /** The one the address names. */
  readonly current: boolean;
  readonly children?: ReactNode;
}

/** One case, at the address every mention of it leads to. */
export function CaseArticle({ id, text: [title, text], current, children }: CaseArticleProps) {
  const t = useT();
  return (
    <article id={id} className={`case case-depth-${id.split('.').length}${current ? ' case-current' : ''}`}>
      <h3>
        <a href={`#${id}`} className="case-number" aria-label={t('rules.link', { rule: id })}>
          {id}
        </a>{' '}
        {title}
      </h3>
      <p>
        <RuleWords text={text} />
      </p>
      {children}
    </article>
  );
}
