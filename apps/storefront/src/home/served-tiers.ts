import type { Tier } from '@zayy/contract/types'
import { sar } from '@zayy/domain/money'

/** Writes price tiers as an attribute of served HTML: `1:55 10-3000:50`. A tier without an end ends where the next one begins. */
export function tiersAttribute(pieces: readonly Tier[]): string {
  return pieces
    .map(({ from, to, price }, index) =>
      to + 1 === pieces[index + 1]?.from ? `${from}:${price}` : `${from}-${to}:${price}`,
    )
    .join(' ')
}

/** Reads tiersAttribute(). */
export function readTiers(attribute: string): Tier[] {
  const parts = [...attribute.matchAll(/(\d+)(?:-(\d+))?:([\d.]+)/g)]
  return parts.map(([, from, to, price], index) => ({
    from: Number(from),
    to: Number(to ?? Number(parts[index + 1]?.[1]) - 1),
    price: sar(Number(price)),
  }))
}
