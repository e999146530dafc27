/** A name that calls are counted under. It may have `share` times the limit's number. */
type LimitKey = { key: string; share: number }

/** All keys that one call counts under. */
export type LimitKeys = readonly [LimitKey, ...LimitKey[]]

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/

const HOUSEHOLD = '::/64'

/**
 * Returns the name that a client is counted and logged under: an IPv4 address, or the /64 network of an IPv6 address, which
 * is what one household gets at least. Returns anything else unchanged.
 */
export function rateLimitKey(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%')
  const mapped = IPV4_IN_IPV6.exec(plain)?.[1]
  if (mapped) return mapped
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last]
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}${HOUSEHOLD}`
}

/**
 * Returns all names that a client is counted under. One customer line can have a whole /56 or /48, so a limit holds
 * for these wider networks too, with twice and four times its number: neighbours in a network of 65,536 lines are still
 * better off than those who share one IPv4 address.
 *
 * @param client as `rateLimitKey` names it
 */
export function networksOf(client: string): LimitKeys {
  const own = { key: client, share: 1 }
  if (!client.endsWith(HOUSEHOLD)) return [own]
  const [a, b, c, d = ''] = client.slice(0, -HOUSEHOLD.length).split(':')
  const upper = (Number.parseInt(d, 16) & 0xff00).toString(16)
  return [own, { key: `${a}:${b}:${c}:${upper}::/56`, share: 2 }, { key: `${a}:${b}:${c}::/48`, share: 4 }]
}

/** Returns the widest network that a client counts for. */
export function networkOf(client = ''): string {
  return networksOf(client).at(-1)?.key ?? client
}
