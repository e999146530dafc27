import { unusualAmount } from '@zayy/domain/catalog/unusual-price'
import { type Halalas, toDecimal } from '@zayy/domain/money'
import type { ChangeKind, Mark } from './shop-change.ts'

/** Tiers in the order of quantities, without gaps. */
type Tiers = readonly { from: number; to: number; price: Halalas }[]

export type PriceChange = {
  change: ChangeKind
  part: { from: number; to: number }
  before?: string
  after?: string
  mark?: Mark
}

/**
 * Compares the prices of a product by quantity, not by tier: a new tier 5–9 within 1–9 changes the price of 5 to 9 pieces.
 */
export function priceChanges(before: Tiers, after: Tiers): PriceChange[] {
  const starts = [...before, ...after].flatMap(({ from, to }) => [from, to + 1])
  const bounds = [...new Set(starts)].toSorted((a, b) => a - b)
  const changes: (PriceChange & { was: Halalas | null; is: Halalas | null })[] = []
  const [old, current] = [reader(before), reader(after)]
  for (const [index, from] of bounds.entries()) {
    const next = bounds[index + 1]
    if (next === undefined) break
    const was = old(from)?.price ?? null
    const tier = current(from)
    const is = tier?.price ?? null
    if (was === is) continue
    const last = changes.at(-1)
    if (last && last.part.to === from - 1 && last.was === was && last.is === is) {
      last.part.to = next - 1
      continue
    }
    const mark = markOf(was, is, tier?.fewer)
    changes.push({
      change: was === null ? 'added' : is === null ? 'removed' : 'changed',
      part: { from, to: next - 1 },
      ...(was === null ? {} : { before: toDecimal(was) }),
      ...(is === null ? {} : { after: toDecimal(is) }),
      ...(mark ? { mark } : {}),
      was,
      is,
    })
  }
  return changes.map(({ was: _, is: __, ...change }) => change)
}

/** Returns a function that finds the tier of a quantity, for rising quantities: a product may have 100,000 tiers. */
function reader(tiers: Tiers): (quantity: number) => { price: Halalas; fewer: Halalas | undefined } | null {
  let index = 0
  return (quantity) => {
    while ((tiers[index]?.to ?? quantity) < quantity) index += 1
    const tier = tiers[index]
    if (!tier || tier.from > quantity) return null
    return { price: tier.price, fewer: tiers[index - 1]?.price }
  }
}

/** @param fewer price of the previous tier */
function markOf(was: Halalas | null, is: Halalas | null, fewer: Halalas | undefined): Mark | null {
  const unusual = was !== null && is !== null ? unusualAmount(was, is) : null
  if (unusual) return unusual
  return is !== null && fewer !== undefined && is > fewer ? { kind: 'dearer', than: toDecimal(fewer) } : null
}
