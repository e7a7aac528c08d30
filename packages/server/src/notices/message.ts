/** One piece of news in a message: what it is called, what happened, what is to be done. */
export interface Part {
  readonly title: string;
  /** Says what `told` is, where that needs saying. */
  readonly heading: string | null;
  readonly told: readonly string[];
  readonly asks: readonly string[];
  readonly link: string;
  /** What the link leads to, in the reader's language. Messages made by an older version have none. */
  readonly label?: string;
}

/** What a person is told, in his language, whichever way it goes. */
export interface Message {
  /** The same for every try at the same message. */
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  /** All parts in plain lines. */
  readonly lines: readonly string[];
  /** Into the match. */
  readonly link: string;
  readonly parts: readonly Part[];
  /** Where such messages are changed and stopped. Messages made by an older version have none. */
  readonly settings?: string;
  /** What the button is called that stops them where they are read, in the reader's language. */
  readonly stopHere?: string;
}

/** What leaves the house as data; the parts are for our own wording. */
export const asData = ({ id, kind, title, lines, link, settings }: Message): Omit<Message, 'parts' | 'stopHere'> => ({
  id,
  kind,
  title,
  lines,
  link,
  ...(settings !== undefined && { settings }),
});

/** Parts with the last one of each match marked: there its link goes. */
export const withLinks = ({ parts }: Message): (Part & { readonly lastOfLink: boolean })[] =>
  parts.map((part, i) => ({ ...part, lastOfLink: parts[i + 1]?.link !== part.link }));
