/** A value that words are made of: no sentence is ever stored, so every reader gets his own language. */
export type Param = string | number | boolean | null | readonly Param[] | { readonly [key: string]: Param };
export type Params = Readonly<Record<string, Param>>;

/** Why an order is refused: the rule that forbids it, a code to word it by, and what the sentence needs. */
export interface Violation {
  readonly rule: string;
  readonly code: string;
  readonly params: Params;
}

export const violation = (rule: string, code: string, params: Params = {}): Violation => ({ rule, code, params });
