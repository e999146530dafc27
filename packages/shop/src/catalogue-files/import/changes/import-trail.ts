import type { AuditDetails } from '@zayy/platform/audit/audit-table'
import * as z from 'zod/mini'
import { type ChangeGroup, changeGroup } from './shop-change.ts'

/** Changes of each kind in the audit trail, whose entries are kept forever. */
const MAX_IN_TRAIL = 10

/** The details of an import's audit entry: its changes, shortened. */
export function trailDetails(changes: readonly ChangeGroup[]): AuditDetails {
  return { changes: changes.map((group) => ({ ...group, listed: group.listed.slice(0, MAX_IN_TRAIL) })) }
}

/** Reads the changes of an import from its audit entry; null for another entry. */
export function changesInTrail(details: AuditDetails): ChangeGroup[] | null {
  const read = z.array(changeGroup).safeParse(details.changes)
  return read.success ? read.data : null
}
