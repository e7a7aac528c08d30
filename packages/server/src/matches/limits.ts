/** How much one visitor may ask: far above what anyone plays, far below what would trouble the others. */
export interface MatchLimits {
  /** By one socket. */
  messagesPerSecond: number;
  messagesAtOnce: number;
  /** By one person, over all his sockets to this process. */
  personMessagesPerSecond: number;
  personMessagesAtOnce: number;
  /** By one address, over all its sockets to this process. */
  addressMessagesPerSecond: number;
  addressMessagesAtOnce: number;
  /** By one person. */
  linesPerSecond: number;
  linesAtOnce: number;
  /** Changes by one address. */
  requestsPerSecond: number;
  requestsAtOnce: number;
  /** Reading by one address. */
  readsPerSecond: number;
  readsAtOnce: number;
  /** Pictures to be painted for one address; those that are kept are not counted. */
  picturesPerSecond: number;
  picturesAtOnce: number;
  /** Guesses at a password or code, by address and by account. */
  guessesPerMinute: number;
  guessesAtOnce: number;
  /** To one address, whoever asks for them and whether it has an account or not. */
  mailsPerHour: number;
  socketsOfAddress: number;
  /** Connections made by one address. */
  connectionsPerSecond: number;
  connectionsAtOnce: number;
  /** A socket that follows no match after this long is dropped. */
  silentMs: number;
  /** What may wait to be read by one socket; a slower one is dropped. */
  unreadBytes: number;
  openMatchesOfGuest: number;
  openMatchesOfAccount: number;
  /** By one person, whatever becomes of them; three times as many by one address. */
  matchesPerHour: number;
  importsPerHour: number;
  /** By one address. */
  newGuestsPerHour: number;
  /** By one person; three times as many by one address. */
  reportsPerHour: number;
  /** By one person, each to all his addresses; three times as many by one address. */
  testNoticesPerHour: number;
  /** To all addresses that one person has at one host, tries counted. */
  postsToHostPerHour: number;
  /** Of matches, by one address. */
  exportsPerHour: number;
  /** Of all that is stored about him, by one person. */
  dataExportsPerHour: number;
  /** Made by one address without a session, as stock clients do. */
  namelessMatchesPerHour: number;
}

export const matchLimits: MatchLimits = {
  messagesPerSecond: 200,
  messagesAtOnce: 400,
  personMessagesPerSecond: 400,
  personMessagesAtOnce: 800,
  addressMessagesPerSecond: 2000,
  addressMessagesAtOnce: 10_000,
  linesPerSecond: 1,
  linesAtOnce: 20,
  requestsPerSecond: 20,
  requestsAtOnce: 200,
  readsPerSecond: 100,
  readsAtOnce: 1000,
  picturesPerSecond: 1,
  picturesAtOnce: 30,
  guessesPerMinute: 6,
  guessesAtOnce: 10,
  mailsPerHour: 10,
  socketsOfAddress: 500,
  connectionsPerSecond: 20,
  connectionsAtOnce: 1000,
  silentMs: 60_000,
  unreadBytes: 4 * 1024 * 1024,
  openMatchesOfGuest: 10,
  openMatchesOfAccount: 50,
  matchesPerHour: 120,
  importsPerHour: 20,
  newGuestsPerHour: 600,
  reportsPerHour: 20,
  testNoticesPerHour: 12,
  postsToHostPerHour: 240,
  exportsPerHour: 240,
  dataExportsPerHour: 12,
  namelessMatchesPerHour: 60,
};
