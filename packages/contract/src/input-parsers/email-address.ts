/**
 * E-mail addresses, for forms, calls and imports alike: one mailbox at one host. Accepts the addresses that shoppers
 * have, without the quotes, comments, lists and IP addresses of RFC 5321.
 */

const MAX_LENGTH = 254
const MAX_LOCAL_LENGTH = 64

/** RFC 5322, 3.2.3: atoms separated by single dots. */
const localPart = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/i

/** At least two labels of 1 to 63 letters, digits and hyphens. The last is not a number, unlike in an IP address. */
const asciiHost = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/

/** Characters of a host in any script. Excludes those that continue or escape a URL. */
const writtenHost = /^[\p{L}\p{M}\p{N}.-]+$/u

/**
 * Returns an address as it is stored, or null if it is invalid. The mailbox stays as typed; the host becomes
 * lower-case ASCII (مثال.إختبار becomes xn--mgbh0fb.xn--kgbechtv). At most 254 characters, 64 of them before the @.
 */
export function canonicalEmail(text: string): string | null {
  if (text.length > MAX_LENGTH) return null
  const [local = '', typedHost = '', ...more] = text.split('@')
  if (more.length > 0 || local.length > MAX_LOCAL_LENGTH || !localPart.test(local)) return null
  const host = inAscii(typedHost)
  const email = `${local}@${host}`
  return host !== null && asciiHost.test(host) && email.length <= MAX_LENGTH ? email : null
}

/**
 * Returns the same text for all spellings of an address, to compare and count by. Never send mail to it.
 * @param email from `canonicalEmail`
 */
export function emailIdentity(email: string): string {
  return email.toLowerCase()
}

/** Returns the host in lower-case ASCII, or null if UTS 46 does not permit it. */
function inAscii(host: string): string | null {
  if (/^[\0-\x7f]*$/.test(host)) return host.toLowerCase()
  if (!writtenHost.test(host)) return null
  try {
    return new URL(`http://${host}`).hostname
  } catch {
    return null
  }
}
