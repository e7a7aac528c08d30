import { useState } from 'react';
import { call } from '../../connection/lobby.ts';
import { useT } from '../../i18n/i18n.tsx';
import { problemLine } from '../problem.ts';

/** Before it has begun, whoever made a match may take it away again. */
export function CallOff({ id }: { readonly id: string }) {
  const t = useT();
  const [failure, setFailure] = useState<string>();
  const callOff = (): void => {
    call('POST', `/matches/${encodeURIComponent(id)}/cancel`, {}).catch((error: unknown) =>
      setFailure(problemLine(error, t)),
    );
  };
  return (
    <p>
      <button type="button" className="button button-quiet button-small" onClick={callOff}>
        {t('match.join.cancel')}
      </button>
      {failure !== undefined && <span role="alert"> {t('home.failed', { why: failure })}</span>}
    </p>
  );
}
