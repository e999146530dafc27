import type { Tier } from '@zayy/contract/types'
import { firstTier, type PriceTier, tiersFromWire } from '@zayy/domain/catalog/price-tiers'
import { type Halalas, subtract, times, zero } from '@zayy/domain/money'

/** A product of the shop as an example of price tiers: four buyers, each in a tier of it. */
export type PriceTiersExample = {
  product: { id: number; name: string }
  /** Where the four tiers start, and what a piece costs there. */
  steps: { from: number; open: boolean; price: Halalas }[]
  laboratory: { count: number; saved: Halalas }
  /** Wanted a few pieces less than the next tier starts with, and saw that more cost less. */
  clinic: { asked: number; count: number; saved: Halalas }
  hospital: { count: number; saved: Halalas }
}

/** How many pieces short of the next tier the clinic was. */
const short = 3

/**
 * The first product that can illustrate the band: sold from one piece, four tiers or more, and a tier whose
 * start costs less in total than the few pieces short of it. Null where no product can: then there is no band.
 */
export function priceTiersExample(
  products: readonly { id: number; name: string; pieces: Tier[] }[],
): PriceTiersExample | null {
  for (const product of products) {
    const example = exampleOf(product)
    if (example) return example
  }
  return null
}

function exampleOf({
  id,
  name,
  pieces,
}: {
  id: number
  name: string
  pieces: Tier[]
}): PriceTiersExample | null {
  const tiers = tiersFromWire(pieces)
  const [one, some, many] = tiers
  const most = tiers[tiers.length - 1]
  if (tiers.length < 4 || one?.from !== 1 || !some || !many || !most) return null
  const asked = many.from - short
  if (asked < some.from) return null
  const clinic = subtract(times(some.price, asked), times(many.price, many.from))
  if (clinic <= zero) return null
  const laboratory = within(some, 24)
  const hospital = within(most, 400)
  return {
    product: { id, name },
    steps: [one, some, many, most].map((tier) => ({
      from: tier.from,
      open: tier === most,
      price: tier.price,
    })),
    laboratory: { count: laboratory, saved: saved(tiers, some, laboratory) },
    clinic: { asked, count: many.from, saved: clinic },
    hospital: { count: hospital, saved: saved(tiers, most, hospital) },
  }
}

function within(tier: PriceTier, preferred: number): number {
  return Math.min(Math.max(preferred, tier.from), tier.to)
}

function saved(tiers: PriceTier[], tier: PriceTier, count: number): Halalas {
  return times(subtract(firstTier(tiers).price, tier.price), count)
}
