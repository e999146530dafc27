/**
 * Sets of products that this process has read. A transaction that changes sets gives them another version, which each search reads
 * with its words, so a search never uses older ones.
 */

import { type listBitsKind, setVersions } from '@zayy/database/schema/catalog'
import { typed } from '@zayy/database/sql/subquery'
import type { Executor } from '@zayy/platform/postgres/database'
import { sql } from 'drizzle-orm'
import type { ProductSet } from './product-set.ts'

export type ListKind = (typeof listBitsKind.enumValues)[number]

/** The sets of a stem, or of those that it begins, by the letter of their text. */
export type StemSets = ReadonlyMap<string, ProductSet>

type CachedSets = {
  version: string
  stems: Map<string, StemSets>
  /** Of `stems`. */
  bytes: number
  /** All sets of a kind by value. */
  lists: Map<ListKind, ReadonlyMap<string, ProductSet>>
}

/** Most bytes of the sets of stems: the frequent words of 100,000 products. */
const MAX_BYTES = 32 * 1024 * 1024

/** Added to the size of each entry, in bytes. */
const ENTRY_BYTES = 512

/** SQL: the version of all sets. */
export const setsVersion = typed<string>(
  sql`(select coalesce(md5(string_agg(${setVersions.version}::text, '' order by ${setVersions.kind})), '') from ${setVersions})`,
)

/** By database: a transaction may see changes that it does not commit. */
const caches = new WeakMap<Executor, CachedSets>()

/** Returns the sets of this version that were read before. */
export function cachedSets(database: Executor, version: string): CachedSets {
  const known = caches.get(database)
  if (known?.version === version) return known
  const fresh = { version, stems: new Map(), bytes: 0, lists: new Map() }
  caches.set(database, fresh)
  return fresh
}

/** Returns the sets of a stem if they are cached, and keeps them longest. */
export function cachedStem({ stems }: CachedSets, stem: string): StemSets | undefined {
  const known = stems.get(stem)
  if (known && stems.delete(stem)) stems.set(stem, known)
  return known
}

/** Caches the sets of a stem instead of those that were not used for the longest time. */
export function cacheStem(cached: CachedSets, stem: string, sets: StemSets): void {
  const { stems } = cached
  cached.bytes += bytesOf(sets) - bytesOf(stems.get(stem))
  stems.set(stem, sets)
  for (const [oldest, itsSets] of stems) {
    if (cached.bytes <= MAX_BYTES) return
    stems.delete(oldest)
    cached.bytes -= bytesOf(itsSets)
  }
}

function bytesOf(sets: StemSets | undefined): number {
  return sets ? [...sets.values()].reduce((sum, { length }) => sum + length, ENTRY_BYTES) : 0
}
