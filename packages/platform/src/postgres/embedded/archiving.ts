import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerUser } from './server-user.ts'

/** Where PostgreSQL leaves each finished segment of its log, in DATA_DIR/postgres. */
export const archivedFolder = 'archived-log'

/** A segment is finished after so many seconds at the latest, if anything was written. */
const longestSegment = 60

/**
 * Has a server copy each segment of its log, once finished, to a folder of its own: by the library that comes with PostgreSQL,
 * which flushes the copy to the disk before it counts.
 * @param folder DATA_DIR/postgres
 * @returns the server's settings
 */
export async function prepareArchiving(folder: string, user: ServerUser): Promise<Record<string, string>> {
  const archived = join(folder, archivedFolder)
  await mkdir(archived, { recursive: true, mode: 0o700 })
  await user.own(archived)
  return {
    archive_mode: 'on',
    archive_library: 'basic_archive',
    'basic_archive.archive_directory': archived,
    archive_timeout: String(longestSegment),
  }
}
