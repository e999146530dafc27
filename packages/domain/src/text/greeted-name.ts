/** "A mail greets its buyer by name, unless the name would be a link." Anybody can order in the name of a stranger's address. */

/** A scheme, an @, an IP address, or a host: a dot in a word, with two letters or more after it. */
const linkLike = /https?|www\.|:\/\/|@|\d\.\d+\.\d+\.\d|[\p{L}\p{N}]\.\p{L}{2,}/iu

/** د. or م. before an Arabic name is a title. */
const title = /(?<![\p{L}\p{N}.])[\u0621-\u064a]{1,2}\.(?=[\u0621-\u064a]+(?![\p{L}\p{N}.]))/gu

/** A buyer's name as a mail's greeting says it; null where a mail program could make a link of it. */
export function greetedName(name: string): string | null {
  // As browsers read an address: full-width letters are letters, an ideographic full stop is a dot, joiners are nothing.
  const asAddress = name
    .normalize('NFKC')
    .replace(/[。｡]/g, '.')
    .replace(/\p{Cf}/gu, '')
  return linkLike.test(asAddress.replace(title, '')) ? null : name
}
