import { join } from 'node:path'
import { parseSegmentName } from './segments.ts'
import { parseHistoryName } from './timeline-history.ts'

/** A file of the database's write-ahead log (WAL) as backups keep it: its name with PostgreSQL, and the moment until which it tells, in milliseconds; 0: none. */
export type KeptName = { name: string; at: number }

/** The folder of a cluster's log among the backups: it is called `log` on the disks of all shops. */
export function keptWalFolder(backups: string, system: string): string {
  return join(backups, 'log', system)
}

/** What a file is called when it is kept, packed by gzip. */
export function keptName({ name, at }: KeptName): string {
  return `${name}.${String(at).padStart(13, '0')}.gz`
}

export function parseKeptName(file: string): KeptName | null {
  const [, name = '', at] = /^([^.]+(?:\.history)?)\.(\d{13})\.gz$/.exec(file) ?? []
  return isWalFileName(name) ? { name, at: Number(at) } : null
}

/** Whether PostgreSQL calls a segment so, or a timeline's history. */
export function isWalFileName(name: string): boolean {
  return parseSegmentName(name) !== null || parseHistoryName(name) !== null
}
