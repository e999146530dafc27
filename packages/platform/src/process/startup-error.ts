/** Why the shop cannot start, in one line for the person who starts it. */
export class StartupError extends Error {
  override name = 'StartupError'
}
