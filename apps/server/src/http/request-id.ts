const passedOn = /^[\w-]{8,64}$/

/** Returns the id that a proxy gave the request, so that one id leads through all logs, or a new one. */
export function requestId(given: string | null | undefined): string {
  return given && passedOn.test(given) ? given : crypto.randomUUID()
}
