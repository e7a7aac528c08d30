/** Minutes between two messages about a match. */
export const INTERVALS = [0, 10, 60, 360, 1440] as const;
/** What is proposed to somebody who wants peace at night, or one message a day. */
export const QUIET_NIGHT = { from: 22, until: 8 };
export const MORNING = 8;

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

interface HourChoiceProps {
  readonly label: string;
  readonly hour: number;
  readonly choose: (hour: number) => void;
}

export function HourChoice({ label, hour, choose }: HourChoiceProps) {
  return (
    <label>
      {label}{' '}
      <select value={hour} onChange={(event) => choose(Number(event.target.value))}>
        {HOURS.map((each) => (
          <option key={each} value={each}>
            {`${String(each).padStart(2, '0')}:00`}
          </option>
        ))}
      </select>
    </label>
  );
}
