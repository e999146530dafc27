import { priceTiers } from '@zayy/database/schema/catalog'
import { asc, inArray } from 'drizzle-orm'
import type { ChangeLog } from '../changes/change-log.ts'
import { priceChanges } from '../changes/price-changes.ts'
import type { ProductLines } from '../read/product-spool.ts'
import type { StoreContext, StoredBatch } from './table-sync.ts'
import { insertRows } from './write-rows.ts'

type Tier = typeof priceTiers.$inferInsert

/** Stores the price tiers. The tiers of a product form a chain, so if any differs, all are replaced. */
export async function storeTiers(
  { tables, log, transaction }: StoreContext,
  { tiers }: ProductLines,
  { ids: productIds, isStored }: StoredBatch,
): Promise<void> {
  const where = isStored(priceTiers.productId)
  const select = () =>
    transaction
      .select()
      .from(priceTiers)
      .where(where ?? undefined)
      .orderBy(asc(priceTiers.from))
  const found = where === null ? [] : await select()
  const before = Map.groupBy(found, (tier) => tier.productId)
  const fresh: Tier[] = []
  const outdated: number[] = []
  for (const [sku, lines] of Map.groupBy(tiers.lines, ({ values }) => values.product)) {
    const wanted = chain(productIds.of(sku), lines)
    const old = before.get(productIds.of(sku)) ?? []
    if (JSON.stringify(wanted.map(parts)) === JSON.stringify(old.map(parts))) continue
    tell(log, productIds.of(sku), old, wanted)
    if (old.length > 0) outdated.push(productIds.of(sku))
    fresh.push(...wanted)
  }
  if (outdated.length > 0) await transaction.delete(priceTiers).where(inArray(priceTiers.productId, outdated))
  for (const part of parted(fresh, 1000)) await insertRows(transaction, priceTiers, part)
  if (fresh.length > 0) tables.noteWritten()
}

function tell(log: ChangeLog, productId: number, old: Tier[], wanted: Tier[]): void {
  if (log.isSettled('product', productId)) return
  const changes = priceChanges(old, wanted)
  for (const { change, ...draft } of changes) log.add('price', change, { of: productId, ...draft })
  if (changes.length > 0) return
  const ranges = (tiers: Tier[]) => tiers.map(({ from, to }) => `${from}–${to}`).join('; ')
  log.add('price', 'changed', { of: productId, field: 'tiers', before: ranges(old), after: ranges(wanted) })
}

function chain(productId: number, lines: ProductLines['tiers']['lines']): Tier[] {
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
