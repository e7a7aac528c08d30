const drawings = {
  first: 'M5 5V19M19 5L9 12L19 19Z',
  back: 'M17 5L7 12L17 19Z',
  on: 'M7 5L17 12L7 19Z',
  last: 'M19 5V19M5 5L15 12L5 19Z',
  battle: 'M4 4L16 16M14 18L18 14M20 4L8 16M10 18L6 14M17 17L20 20M7 17L4 20',
  target: 'M12 3V8M12 16V21M3 12H8M16 12H21M12 7A5 5 0 1 0 12 17A5 5 0 1 0 12 7',
} as const;

/** A sign drawn by us: the fonts of many systems lack half of them. */
export function Icon({ name }: { readonly name: keyof typeof drawings }) {
  const filled = name === 'first' || name === 'back' || name === 'on' || name === 'last';
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={drawings[name]}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
