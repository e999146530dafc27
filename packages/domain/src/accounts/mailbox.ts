/** Maps the spellings of an e-mail address to one mailbox, for rate limits, coupons and password resets. */

/** Gmail ignores dots before the @, and both hosts reach the same mailbox. */
const gmail = /^(?:gmail|googlemail)\.com$/

/**
 * Returns the mailbox that an address reaches: lower case, without a `+` tag, and without dots on Gmail. Use it to count and
 * compare, never to send mail or to log in. An address that begins with `+` keeps it. `mailboxOf` in packages/database does the
 * same in SQL.
 *
 * @param email with an ASCII host, as `canonicalEmail` returns it
 */
export function mailboxOf(email: string): string {
  const [typed = '', host = ''] = email.toLowerCase().split('@')
  const local = typed.replace(/(?<=.)\+.*$/, '')
  return gmail.test(host) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${host}`
}
