/** An IPv4 address as it stands in an IPv6 one. */
const mappedAddress = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/

const household = '::/64'

/**
 * Returns the name that a client is counted and logged under: an IPv4 address, or the /64 network of an IPv6 address, which
 * is what one household gets at least. Returns anything else unchanged.
 */
export function rateLimitKey(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%')
  const mapped = mappedAddress.exec(plain)?.[1]
  if (mapped) return mapped
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last]
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}${household}`
}

/** A name that counts are kept under, and how many times a limit's number it may reach. */
export type CountedAs = { key: string; times: number }

/**
 * Returns all names that a client is counted under at once. One customer line can have a whole /56 or /48, so a limit holds
 * for these wider networks too, with twice and four times its number: neighbours in a network of 65,536 lines are still
 * better off than those who share one IPv4 address.
 *
 * @param client as `rateLimitKey` names it
 */
export function networksOf(client: string): readonly [CountedAs, ...CountedAs[]] {
  const one = { key: client, times: 1 }
  if (!client.endsWith(household)) return [one]
  const [a, b, c, d = ''] = client.slice(0, -household.length).split(':')
  const upper = (Number.parseInt(d, 16) & 0xff00).toString(16)
  return [one, { key: `${a}:${b}:${c}:${upper}::/56`, times: 2 }, { key: `${a}:${b}:${c}::/48`, times: 4 }]
}
