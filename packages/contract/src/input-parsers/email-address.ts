/**
 * "An e-mail address is one mailbox at one host", for forms, calls and imports alike. Of what RFC 5321 allows, what
 * shoppers have: no quotes, comments, lists or addresses of machines.
 */

const MAX_LENGTH = 254
const MAX_LOCAL_LENGTH = 64

/** RFC 5322, 3.2.3: atoms with single dots between. */
const localPart = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/i

/** Two labels or more, of 1 to 63 letters, digits and hyphens; the last is not a number, as that of an IP address is. */
const asciiHost = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/

/** What a host is written with in any script. Nothing with which an address on the web goes on, or is escaped. */
const writtenHost = /^[\p{L}\p{M}\p{N}.-]+$/u

/**
 * An e-mail address as it is kept: the mailbox as it was typed, the host in small letters and ASCII (مثال.إختبار is
 * xn--mgbh0fb.xn--kgbechtv). null for what is no address. At most 254 characters, of which 64 before the @.
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
 * The one form in which two spellings of an address are the same person, to count and to compare by, never to write to.
 * @param email as `canonicalEmail` gives it
 */
export function emailIdentity(email: string): string {
  return email.toLowerCase()
}

/** A host in ASCII and small letters; null where it cannot be written so (UTS 46). */
function inAscii(host: string): string | null {
  if (/^[\0-\x7f]*$/.test(host)) return host.toLowerCase()
  if (!writtenHost.test(host)) return null
  try {
    return new URL(`http://${host}`).hostname
  } catch {
    return null
  }
}
