/** French sets a space before these signs, and a line never breaks there. */
export const french = (text: string): string => text.replace(/ ([:;?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
