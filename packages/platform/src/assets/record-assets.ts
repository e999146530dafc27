import { inArray, sql } from 'drizzle-orm'
import type { Database, Executor } from '../postgres/database.ts'
import type { Asset } from './asset.ts'
import { storefrontAssets } from './assets-table.ts'

export type AssetBounds = {
  /** How long an asset is kept after the last server that had it in its build: days. */
  days: number
  /** Bytes that all assets together may take. */
  bytes: number
}

/** A build is 3 MB, so that some thirty builds that share nothing fit. */
const usualBounds: AssetBounds = { days: 14, bytes: 100_000_000 }

/** Files of one statement. */
const batch = 50

/**
 * Records the assets of a server's build, for servers of other builds and of later ones. Deletes what no server has had lately, and
 * the oldest of what is too much, but nothing of this build.
 */
export async function recordAssets(
  database: Database,
  assets: ReadonlyMap<string, Asset>,
  { days, bytes }: AssetBounds = usualBounds,
): Promise<void> {
  const names = [...assets.keys()]
  await database.transaction(async (transaction) => {
    // Two servers that start together would lock each other's rows.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('storefront assets'))`)
    const known = await markSeen(transaction, names)
    const missing = [...assets].filter(([name]) => !known.has(name))
    for (let at = 0; at < missing.length; at += batch) {
      const rows = missing.slice(at, at + batch).map(([name, { body, br }]) => ({ name, body, br }))
      await transaction.insert(storefrontAssets).values(rows)
    }
    const { name, seen, body, br } = storefrontAssets
    const isOwn = sql`${name} = any(${sql.param(names)})`
    await transaction.execute(sql`
      delete from ${storefrontAssets} where name in (
        select name from (
          select name, seen, ${isOwn} as own,
            sum(octet_length(${body}) + coalesce(octet_length(${br}), 0)) over (order by ${isOwn} desc, ${seen} desc, ${name}) as total
          from ${storefrontAssets}
        ) listed
        where not own and (seen < now() - make_interval(days => ${days}) or total > ${bytes})
      )`)
  })
}

/** Returns those of the names that are recorded. */
async function markSeen(transaction: Executor, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const marked = await transaction
    .update(storefrontAssets)
    .set({ seen: sql`now()` })
    .where(inArray(storefrontAssets.name, names))
    .returning({ name: storefrontAssets.name })
  return new Set(marked.map(({ name }) => name))
}
