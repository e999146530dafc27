/**
 * Why a mail could not be handed over, as it may be logged: the library's code, the command, the server's reply codes
 * (RFC 5321, RFC 3463), and of a connection that failed the reason. Not the text of a reply: servers repeat the
 * recipient's address in it.
 */
export function smtpError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('The mail server did not take a mail')
  const field = (name: string): unknown => Object.getOwnPropertyDescriptor(error, name)?.value
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(field('response') ?? ''))?.[1]
  const reason = field('command') === 'CONN' && field('response') === undefined ? error.message : undefined
  const parts = [field('code'), field('command'), field('responseCode'), status, reason]
  return new Error(
    `The mail server did not take a mail: ${parts.filter((part) => part !== undefined).join(' ')}`,
  )
}
