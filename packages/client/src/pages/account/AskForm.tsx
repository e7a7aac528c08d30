import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useT } from '../../i18n/i18n.tsx';
import { problemLine } from '../problem.ts';

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'password' | 'number';
  readonly autoComplete: string;
  /** What can be chosen, where it cannot be typed. */
  readonly choices?: readonly (readonly [value: string, word: string])[];
  readonly hint?: string;
  readonly initial?: string;
  readonly minLength?: number;
}

interface AskFormProps {
  readonly fields: readonly Field[];
  readonly button: string;
  /** Said when it has worked. */
  readonly done?: string;
  readonly quiet?: boolean;
  readonly act: (values: Readonly<Record<string, string>>) => Promise<unknown>;
  readonly children?: ReactNode;
}

/** A form that asks the server for one thing and says what came of it. */
export function AskForm({ fields, button, done, quiet, act, children }: AskFormProps) {
  const t = useT();
  const id = useId();
  const [state, setState] = useState<'idle' | 'busy' | 'done' | { readonly failure: string }>('idle');
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const values = Object.fromEntries([...given].map(([name, value]) => [name, String(value)]));
    setState('busy');
    try {
      await act(values);
      setState('done');
      for (const input of form.querySelectorAll<HTMLInputElement>('input[type="password"]')) input.value = '';
    } catch (error) {
      setState({ failure: problemLine(error, t) });
    }
  };
  return (
    <form className="ask-form" onSubmit={(event) => void submit(event)}>
      {fields.map(({ name, label, type, autoComplete, choices, hint, initial, minLength }) => (
        <div key={name} className="field">
          <label htmlFor={`${id}${name}`}>{label}</label>
          {choices === undefined ? (
            <input
              id={`${id}${name}`}
              name={name}
              type={type}
              required
              autoComplete={autoComplete}
              defaultValue={initial}
              minLength={minLength}
              maxLength={200}
              min={type === 'number' ? 0 : undefined}
            />
          ) : (
            <select id={`${id}${name}`} name={name} defaultValue={initial}>
              {choices.map(([value, word]) => (
                <option key={value} value={value}>
                  {word}
                </option>
              ))}
            </select>
          )}
          {hint !== undefined && <small>{hint}</small>}
        </div>
      ))}
      {children}
      <button type="submit" className={quiet ? 'button button-quiet' : 'button'} disabled={state === 'busy'}>
        {button}
      </button>
      <div role="status">{state === 'done' && done !== undefined && <p className="notice notice-good">{done}</p>}</div>
      <div role="alert">{typeof state === 'object' && <p className="notice">{state.failure}</p>}</div>
    </form>
  );
}
