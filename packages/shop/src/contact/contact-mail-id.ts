const PREFIX = 'contact-'

/** The id of the mail about a message. */
export function contactMailId(messageId: number): string {
  return `${PREFIX}${messageId}`
}
