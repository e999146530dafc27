import type { AuditDetails } from '@zayy/platform/audit/audit-table'
import * as z from 'zod/mini'
import { type ChangeGroup, fields, things } from './shop-change.ts'

/** Changes of each kind in the audit trail, whose entries are kept forever. */
const MAX_IN_TRAIL = 10

/** The details of an import's audit entry: its changes, shortened. */
export function trailDetails(changes: readonly ChangeGroup[]): AuditDetails {
  return { changes: changes.map((group) => ({ ...group, listed: group.listed.slice(0, MAX_IN_TRAIL) })) }
}

const names = z.nullable(z.object({ ar: z.string(), en: z.string() }))
const named = z.object({ key: z.string(), name: names })
const mark = z.union([
  z.object({ kind: z.literal('times'), by: z.number() }),
  z.object({ kind: z.enum(['up', 'down']), percent: z.number() }),
  z.object({ kind: z.literal('fraction'), of: z.number() }),
  z.object({ kind: z.enum(['free', 'was_free']) }),
  z.object({ kind: z.literal('dearer'), than: z.string() }),
])
const group = z.object({
  thing: z.enum(things),
  change: z.enum(['added', 'changed', 'hidden', 'shown', 'removed', 'reordered']),
  count: z.number(),
  marked: z.number(),
  of: z.exactOptional(z.number()),
  listed: z.array(
    z.extend(named, {
      part: z.exactOptional(z.union([z.object({ from: z.number(), to: z.number() }), named])),
      field: z.exactOptional(z.enum(fields)),
      language: z.exactOptional(z.enum(['ar', 'en'])),
      before: z.exactOptional(z.nullable(z.union([z.string(), named]))),
      after: z.exactOptional(z.nullable(z.union([z.string(), named]))),
      mark: z.exactOptional(mark),
    }),
  ),
})

/** Reads the changes of an import from its audit entry; null for another entry. */
export function changesInTrail(details: AuditDetails): ChangeGroup[] | null {
  const read = z.array(group).safeParse(details.changes)
  return read.success ? read.data : null
}
