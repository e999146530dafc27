/** The shop cannot start with the keys that it was given. The message is one line, for the person who starts it. */
export class SecretsError extends Error {
  override name = 'SecretsError'
}
