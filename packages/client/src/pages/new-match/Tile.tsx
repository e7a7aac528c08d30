import { type ReactNode, useId } from 'react';

interface TileProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly title: string;
  readonly line: string;
  /** A picture before the words. */
  readonly picture?: ReactNode;
  /** What stands beside the title and is no part of the control's name, such as a link to the rule. */
  readonly aside?: ReactNode;
}

/** One choice with the line that says what it changes; the line describes the control and is not its name. */
export function Tile({ type, name, checked, disabled, onChange, title, line, picture, aside }: TileProps) {
  const id = useId();
  return (
    <div className={disabled ? 'tile tile-off' : 'tile'}>
      <input
        id={id}
        type={type}
        name={name}
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-line`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id} className="tile-label">
        {picture}
        <span className="tile-words">
          <span id={`${id}-title`} className="tile-title">
            {title}
          </span>
          <small id={`${id}-line`}>{line}</small>
        </span>
      </label>
      {aside !== undefined && <span className="tile-aside">{aside}</span>}
    </div>
  );
}
