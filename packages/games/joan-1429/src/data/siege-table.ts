/** [8.2.2] A modified roll of this or more takes the town; less, and the siege goes on. */
export const TOWN_FALLS_AT = 5;
