/**
 * A mail greets its buyer by name, unless the name looks like a link: anybody can order under any name to a stranger's address.
 */

/** A scheme, an @, an IP address, or a host: a dot in a word, with two letters or more after it. */
const linkLike = /https?|www\.|:\/\/|@|\d\.\d+\.\d+\.\d|[\p{L}\p{N}]\.\p{L}{2,}/iu

/** د. or م. before an Arabic name is a title. */
const title = /(?<![\p{L}\p{N}.])[\u0621-\u064a]{1,2}\.(?=[\u0621-\u064a]+(?![\p{L}\p{N}.]))/gu

/** Returns the name for the greeting of a mail; null if a mail program could turn it into a link. */
export function greetedName(name: string): string | null {
  // Normalised as browsers do: full-width letters are letters, an ideographic full stop is a dot, joiners are ignored.
  const asAddress = name
    .normalize('NFKC')
    .replace(/[。｡]/g, '.')
    .replace(/\p{Cf}/gu, '')
  return linkLike.test(asAddress.replace(title, '')) ? null : name
}
