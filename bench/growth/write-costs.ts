import { announceChange, listenForChanges } from '@zayy/platform/cache/change-notices'
import type { ConnectionTarget } from '@zayy/platform/postgres/connection-pool'
import type { PooledDatabase } from '@zayy/platform/postgres/database'
import { asOwner } from '../demo-database.ts'
import { type Cost, costOf } from './cost-of.ts'

const changes = 20
const tables = ['products', 'product_listing', 'product_stats']

/**
 * Returns the durations of the owner's changes until a server drops its caches, and of changes with and without the triggers that
 * keep what lists read.
 */
export async function writeCosts(target: ConnectionTarget): Promise<Record<string, Cost>> {
  let notice = Promise.withResolvers<void>()
  const stop = listenForChanges(target, { changed: () => notice.resolve(), invalidated: () => {} })
  await notice.promise
  const untilNoticed = async (owner: PooledDatabase, change: string) => {
    const durations: number[] = []
    for (let nth = 1; nth <= changes; nth += 1) {
      notice = Promise.withResolvers()
      const start = performance.now()
      await owner.$client.query('begin')
      await owner.$client.query(change, [nth])
      await announceChange(owner)
      await owner.$client.query('commit')
      await notice.promise
      durations.push(performance.now() - start)
    }
    return costOf(durations)
  }
  const sale = 'update product_stats set sold_count = sold_count + 1 where product_id = 1'
  const review =
    'update product_stats set rating_count = rating_count + 1, rating_sum = rating_sum + 1 where product_id = 1'
  const ten = 'update products set hidden = not hidden, women = not women where id <= 10'
  const costs = await asOwner(target, async (owner) => ({
    priceChange: await untilNoticed(
      owner,
      'update price_tiers set price = price + 100 where product_id = $1',
    ),
    hiding: await untilNoticed(owner, 'update products set hidden = true where id = $1'),
    sale: await withTriggers(owner, sale, true),
    saleBare: await withTriggers(owner, sale, false),
    review: await withTriggers(owner, review, true),
    tenChanges: await withTriggers(owner, ten, true),
    tenChangesBare: await withTriggers(owner, ten, false),
  }))
  await stop()
  return costs
}

/** Times a statement with or without its triggers, those of the commit included, and rolls it back. */
async function withTriggers(owner: PooledDatabase, statement: string, isOn: boolean): Promise<Cost> {
  const durations: number[] = []
  for (let nth = 0; nth < changes; nth += 1) {
    await owner.$client.query('begin')
    if (!isOn)
      for (const table of tables) await owner.$client.query(`alter table ${table} disable trigger user`)
    const start = performance.now()
    await owner.$client.query(statement)
    await owner.$client.query('set constraints all immediate')
    durations.push(performance.now() - start)
    await owner.$client.query('rollback')
  }
  return costOf(durations)
}
