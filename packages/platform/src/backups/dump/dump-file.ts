import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A table in a dump: its rows are in `file`, as PostgreSQL's COPY writes text, compressed. */
export type DumpedTable = { name: string; columns: string[]; file: string }

/** Where a sequence stands: what it gave last, and whether it gave anything yet. */
export type DumpedSequence = { name: string; last: string; isCalled: boolean }

/** What a dump says of itself in `dump.json`. `version` is the newest migration that its tables are at. */
export type DumpDescription = { version: number; tables: DumpedTable[]; sequences: DumpedSequence[] }

export const descriptionFile = 'dump.json'

/** The largest description: bytes. One of a hundred tables has some 20 kB. */
const mostBytes = 1_000_000

const identifier = /^(?:[a-z_][a-z0-9_]*|"[a-z_][a-z0-9_]*")$/

/**
 * Reads what a dump says of itself; null where the folder holds none, and an issue where it may not be entered. What becomes part of a statement, or of a path, is nothing
 * else than the name that it should be.
 */
export async function readDescription(folder: string): Promise<DumpDescription | null> {
  const path = join(folder, descriptionFile)
  const size = await stat(path).then(
    (found) => found.size,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EACCES') throw error
      return null
    },
  )
  if (size === null || size > mostBytes) return null
  let read: unknown
  try {
    read = JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return null
  }
  return isDescription(read) ? read : null
}

function isDescription(read: unknown): read is DumpDescription {
  if (!isObject(read)) return false
  const { version, tables, sequences } = read
  return (
    Number.isSafeInteger(version) &&
    Array.isArray(tables) &&
    tables.every(isTable) &&
    Array.isArray(sequences) &&
    sequences.every(isSequence)
  )
}

function isTable(read: unknown): boolean {
  if (!isObject(read)) return false
  const { name, columns, file } = read
  const isFile = typeof file === 'string' && /^\w+\.copy\.gz$/.test(file)
  return isName(name) && Array.isArray(columns) && columns.length > 0 && columns.every(isName) && isFile
}

function isSequence(read: unknown): boolean {
  if (!isObject(read)) return false
  const { name, last, isCalled } = read
  return isName(name) && typeof last === 'string' && /^\d{1,19}$/.test(last) && typeof isCalled === 'boolean'
}

function isName(read: unknown): boolean {
  return typeof read === 'string' && identifier.test(read)
}

function isObject(read: unknown): read is Record<string, unknown> {
  return typeof read === 'object' && read !== null
}
