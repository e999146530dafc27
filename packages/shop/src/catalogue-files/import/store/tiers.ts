import { priceTiers } from '@zayy/database/schema/catalog'
import { asc, inArray } from 'drizzle-orm'
import type { Catalogue } from '../read/catalogue.ts'
import type { Ids, StoreContext } from './table-sync.ts'
import { insertRows } from './write-rows.ts'

type Tier = typeof priceTiers.$inferInsert

/** Stores the price tiers. The tiers of a product form a chain, so if any differs, all are replaced. */
export async function storeTiers(
  { tables, transaction }: StoreContext,
  { tiers }: Catalogue,
  productIds: Ids,
): Promise<void> {
  const found = await transaction.select().from(priceTiers).orderBy(asc(priceTiers.from))
  const before = Map.groupBy(found, (tier) => tier.productId)
  const fresh: Tier[] = []
  const outdated: number[] = []
  const change = { table: 'price_tiers', added: 0, changed: 0, gone: 0 }
  for (const [sku, lines] of Map.groupBy(tiers.lines, ({ values }) => values.product)) {
    const wanted = chain(productIds.of(sku), lines)
    const old = before.get(productIds.of(sku)) ?? []
    if (JSON.stringify(wanted.map(parts)) === JSON.stringify(old.map(parts))) continue
    const kept = Math.min(old.length, wanted.length)
    change.changed += kept
    change.added += wanted.length - kept
    change.gone += old.length - kept
    if (old.length > 0) outdated.push(productIds.of(sku))
    fresh.push(...wanted)
  }
  if (outdated.length > 0) await transaction.delete(priceTiers).where(inArray(priceTiers.productId, outdated))
  for (const part of parted(fresh, 1000)) await insertRows(transaction, priceTiers, part)
  tables.record(change)
}

function chain(productId: number, lines: Catalogue['tiers']['lines']): Tier[] {
  const ordered = lines.map(({ values }) => values).toSorted((a, b) => a.from - b.from)
  return ordered.map(({ from, to, price }, index) => ({
    productId,
    from,
    to,
    previousTo: ordered[index - 1]?.to ?? null,
    price,
  }))
}

const parts = ({ from, to, price }: Tier) => [from, to, price]

/** Batches of whole products, since a statement must not end within a chain. */
function parted(tiers: Tier[], atLeast: number): Tier[][] {
  const groups: Tier[][] = []
  let group: Tier[] = []
  for (const tier of tiers) {
    if (group.length >= atLeast && tier.previousTo === null) {
      groups.push(group)
      group = []
    }
    group.push(tier)
  }
  return group.length > 0 ? [...groups, group] : groups
}
