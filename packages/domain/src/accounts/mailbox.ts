/** "Sara+shop@mail.example and sara@mail.example reach one mailbox": which addresses are one person's to limits, coupons and resets. */

/** Hosts of Gmail, where dots before the @ mean nothing and both names reach the same mailbox. */
const gmail = /^(?:gmail|googlemail)\.com$/

/**
 * Returns the mailbox that an address reaches, to count and compare by, never to write to or to log in by: small letters, without a tag
 * after `+`, and without dots where the host ignores them. An address that begins with `+` has no name before its tag and stays whole.
 * `mailboxOf` of the database says the same in SQL.
 *
 * @param email with its host in ASCII, as `canonicalEmail` gives it
 */
export function mailboxOf(email: string): string {
  const [typed = '', host = ''] = email.toLowerCase().split('@')
  const local = typed.replace(/(?<=.)\+.*$/, '')
  return gmail.test(host) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${host}`
}
