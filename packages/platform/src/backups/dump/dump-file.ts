import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A table of a dump. `file` contains its rows in PostgreSQL's COPY text format, compressed. */
export type DumpedTable = { name: string; columns: string[]; file: string }

/** State of a sequence: its last value, and whether it was used. */
export type DumpedSequence = { name: string; last: string; isCalled: boolean }

/** Content of `dump.json`. `version` is the newest migration of its tables. */
export type DumpDescription = { version: number; tables: DumpedTable[]; sequences: DumpedSequence[] }

export const DESCRIPTION_FILE = 'dump.json'

/** Maximum size of the description, in bytes. A hundred tables take about 20 kB. */
const MAX_LINE_BYTES = 1_000_000

const identifier = /^(?:[a-z_][a-z0-9_]*|"[a-z_][a-z0-9_]*")$/

/**
 * Reads the description of a dump. Returns null if the folder has no valid dump, or an issue if the folder is not
 * accessible. Validates all names, because they become part of statements and paths.
 */
export async function readDescription(folder: string): Promise<DumpDescription | null> {
  const path = join(folder, DESCRIPTION_FILE)
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EACCES') throw error
  })
  if (!found?.isFile() || found.size > MAX_LINE_BYTES) return null
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
