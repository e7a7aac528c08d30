/** As a modifier is written: +1, −2. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : `−${Math.abs(value)}`);
