/** The database cannot be opened or used as it stands. The message is one line, for the person who starts the shop. */
export class DatabaseStartupError extends Error {
  override name = 'DatabaseStartupError'
}
