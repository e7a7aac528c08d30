/** The real game with one more order; see the module. */
export declare const SEAT: '1';
export declare const shiftOrder: (n: number) => { type: 'shift'; leader: string; from: string; to: string };
export declare const benchGame: object;
