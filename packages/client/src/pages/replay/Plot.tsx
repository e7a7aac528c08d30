import type { MouseEvent, ReactNode } from 'react';

export interface Line {
  readonly side: 'english' | 'french';
  readonly points: readonly { readonly n: number; readonly value: number }[];
}

interface PlotProps {
  readonly title: string;
  /** What the picture says, for who does not see it. */
  readonly summary: string;
  readonly lines: readonly Line[];
  readonly last: number;
  readonly at: number;
  /** The values at the lower and the upper edge. */
  readonly range: readonly [number, number];
  readonly label: (value: number) => string;
  readonly onMoment: (n: number) => void;
  readonly children?: (x: (n: number) => number, y: (value: number) => number) => ReactNode;
}

const width = 380;
const height = 130;
const left = 38;
const right = 6;
const top = 8;
const bottom = 10;

/** Curves over the numbers of the match; a click goes to the moment. */
export function Plot({ title, summary, lines, last, at, range, label, onMoment, children }: PlotProps) {
  const [low, high] = range;
  const x = (n: number): number => left + (n / Math.max(1, last)) * (width - left - right);
  const y = (value: number): number => top + ((high - value) / Math.max(1e-9, high - low)) * (height - top - bottom);
  const go = (event: MouseEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (((event.clientX - box.left) / box.width) * width - left) / (width - left - right);
    onMoment(Math.round(Math.min(1, Math.max(0, share)) * last));
  };
  const middle = (low + high) / 2;
  return (
    <figure className="plot">
      <figcaption>{title}</figcaption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider goes to every moment by keyboard */}
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${title}. ${summary}`} onClick={go}>
        {[low, middle, high].map((value) => (
          <g key={value}>
            <path d={`M${left} ${y(value)}H${width - right}`} className="plot-grid" />
            <text x={left - 6} y={y(value) + 4} className="plot-label">
              {label(value)}
            </text>
          </g>
        ))}
        {lines.map(({ side, points }) => (
          <path
            key={side}
            className={`plot-line plot-${side}`}
            d={points.map(({ n, value }, index) => `${index === 0 ? 'M' : 'L'}${x(n)} ${y(value)}`).join('')}
          />
        ))}
        {children?.(x, y)}
        <path d={`M${x(at)} ${top}V${height - bottom}`} className="plot-now" />
      </svg>
    </figure>
  );
}
