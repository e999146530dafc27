import { inArray, sql } from 'drizzle-orm'
import type { Database, Executor } from '../postgres/database.ts'
import type { Asset } from './asset.ts'
import { storefrontAssets } from './assets-table.ts'

export type AssetBounds = {
  /** Days to keep an asset after a server last recorded it. */
  days: number
  /** Total bytes of all assets, including their Brotli forms. */
  bytes: number
}

/** A build has 2 to 3 MB, so more than 30 builds fit. */
const usualBounds: AssetBounds = { days: 14, bytes: 100_000_000 }

/** Files per INSERT statement. */
const BATCH_SIZE = 50

/**
 * Records the assets of a build so that servers of other builds can serve them. Deletes assets beyond the bounds,
 * oldest first, but never an asset of this build.
 */
export async function recordAssets(
  database: Database,
  assets: ReadonlyMap<string, Asset>,
  { days, bytes }: AssetBounds = usualBounds,
): Promise<void> {
  const names = [...assets.keys()]
  await database.transaction(async (transaction) => {
    // Without this lock, two servers that start together can deadlock or insert the same name.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('storefront assets'))`)
    const known = await markSeen(transaction, names)
    const missing = [...assets].filter(([name]) => !known.has(name))
    for (let at = 0; at < missing.length; at += BATCH_SIZE) {
      const rows = missing.slice(at, at + BATCH_SIZE).map(([name, { body, br }]) => ({ name, body, br }))
      await transaction.insert(storefrontAssets).values(rows)
    }
    const { name, seenAt, body, br } = storefrontAssets
    const isOwn = sql`${name} = any(${sql.param(names)})`
    await transaction.execute(sql`
      delete from ${storefrontAssets} where name in (
        select name from (
          select name, seen_at, ${isOwn} as own,
            sum(octet_length(${body}) + coalesce(octet_length(${br}), 0)) over (order by ${isOwn} desc, ${seenAt} desc, ${name}) as total
          from ${storefrontAssets}
        ) listed
        where not own and (seen_at < now() - make_interval(days => ${days}) or total > ${bytes})
      )`)
  })
}

/** Renews the assets that are already recorded and returns their names. */
async function markSeen(transaction: Executor, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const marked = await transaction
    .update(storefrontAssets)
    .set({ seenAt: sql`now()` })
    .where(inArray(storefrontAssets.name, names))
    .returning({ name: storefrontAssets.name })
  return new Set(marked.map(({ name }) => name))
}
