import type { Tier } from '@zayy/contract/types'
import { sar } from '@zayy/domain/money'

/** Writes price tiers as an attribute of served HTML: `1-9:55 10-3000:50`. */
export function tiersAttribute(pieces: readonly Tier[]): string {
  return pieces.map(({ from, to, price }) => `${from}-${to}:${price}`).join(' ')
}

/** Reads tiersAttribute(). */
export function readTiers(attribute: string): Tier[] {
  return [...attribute.matchAll(/(\d+)-(\d+):([\d.]+)/g)].map(([, from, to, price]) => ({
    from: Number(from),
    to: Number(to),
    price: sar(Number(price)),
  }))
}
