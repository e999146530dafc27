/**
 * Sets of products that this process has read. A transaction that changes sets of a kind gives the kind another version. Each list and
 * search reads the versions, so neither uses sets older than its call.
 */

import { type listBitsKind, setVersions } from '@zayy/database/schema/catalog'
import { typed } from '@zayy/database/sql/subquery'
import type { Executor } from '@zayy/platform/postgres/database'
import { sql } from 'drizzle-orm'
import type { ProductSet } from './product-set.ts'

export type ListKind = (typeof listBitsKind.enumValues)[number]

/** The sets of a stem, or of all stems that begin with it, by the letter of their text. */
export type StemSets = ReadonlyMap<string, ProductSet>

/** All sets of a kind of `list_bits` by value, as of a version. */
export type ListSets = { version: string | undefined; sets: ReadonlyMap<string, ProductSet> }

/** Versions by kind of `list_bits`; `search`: of the stems. Without a version, no product has ever had the kind. */
export type SetVersions = Partial<Record<ListKind | 'search', string>>

type CachedStems = { version: string | undefined; stems: Map<string, StemSets>; bytes: number }

/** Most bytes of the sets of stems: the frequent words of 100,000 products. */
const MAX_BYTES = 32 * 1024 * 1024

/** Added to the size of each entry, in bytes. */
const ENTRY_BYTES = 512

/** SQL: the versions of all sets. */
export const setsVersions = typed<SetVersions>(
  sql`(select coalesce(json_object_agg(${setVersions.kind}, ${setVersions.version}), '{}') from ${setVersions})`,
)

/** By database: a transaction may see changes that it does not commit. */
const lists = new WeakMap<Executor, Map<ListKind, ListSets>>()
const stems = new WeakMap<Executor, CachedStems>()

/** Returns the sets of `list_bits` that were read before, of any version. */
export function cachedLists(database: Executor): Map<ListKind, ListSets> {
  const known = lists.get(database) ?? new Map<ListKind, ListSets>()
  lists.set(database, known)
  return known
}

/** Returns the sets of stems of this version that were read before. */
export function cachedStems(database: Executor, { search: version }: SetVersions): CachedStems {
  const known = stems.get(database)
  if (known && known.version === version) return known
  const fresh = { version, stems: new Map(), bytes: 0 }
  stems.set(database, fresh)
  return fresh
}

/** Returns the sets of a stem if they are cached, and keeps them longest. */
export function cachedStem({ stems }: CachedStems, stem: string): StemSets | undefined {
  const known = stems.get(stem)
  if (known && stems.delete(stem)) stems.set(stem, known)
  return known
}

/** Caches the sets of a stem instead of those that were not used for the longest time. */
export function cacheStem(cached: CachedStems, stem: string, sets: StemSets): void {
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
