import { join } from 'node:path'
import { parseSegmentName } from './segments.ts'
import { parseHistoryName } from './timeline-history.ts'

/**
 * An archived file of the write-ahead log (WAL): PostgreSQL's name, and the time of its last commit in milliseconds, or
 * 0 without commits.
 */
export type KeptName = { name: string; at: number }

/** Folder of a cluster's archived WAL. Existing shops have it on disk as `log`. */
export function keptWalFolder(backups: string, system: string): string {
  return join(backups, 'log', system)
}

/** File name of an archived WAL file, which is gzip-compressed. */
export function keptName({ name, at }: KeptName): string {
  return `${name}.${String(at).padStart(13, '0')}.gz`
}

export function parseKeptName(file: string): KeptName | null {
  const [, name = '', at] = /^([^.]+(?:\.history)?)\.(\d{13})\.gz$/.exec(file) ?? []
  return isWalFileName(name) ? { name, at: Number(at) } : null
}

/** Returns true for the name of a segment or a timeline history. */
export function isWalFileName(name: string): boolean {
  return parseSegmentName(name) !== null || parseHistoryName(name) !== null
}
