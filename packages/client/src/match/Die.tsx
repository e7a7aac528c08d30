const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[2, 2]],
  2: [
    [1, 1],
    [3, 3],
  ],
  3: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  4: [
    [1, 1],
    [1, 3],
    [3, 1],
    [3, 3],
  ],
  5: [
    [1, 1],
    [1, 3],
    [2, 2],
    [3, 1],
    [3, 3],
  ],
  6: [
    [1, 1],
    [1, 2],
    [1, 3],
    [3, 1],
    [3, 2],
    [3, 3],
  ],
};

/** A die that is seen to fall; without motion where the reader wants none (style sheet). */
export function Die({
  face,
  label,
  still = false,
}: {
  readonly face: number;
  readonly label: string;
  readonly still?: boolean;
}) {
  return (
    <svg className={still ? 'die still' : 'die'} viewBox="0 0 40 40" role="img" aria-label={label}>
      <rect x="2" y="2" width="36" height="36" rx="7" />
      {(pips[face] ?? []).map(([x, y]) => (
        <circle key={`${x}${y}`} cx={x * 10} cy={y * 10} r="3.6" />
      ))}
    </svg>
  );
}
