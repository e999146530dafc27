import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerUser } from './server-user.ts'

/** Folder in DATA_DIR/postgres where PostgreSQL puts finished WAL segments. */
export const ARCHIVED_FOLDER = 'archived-log'

/** Maximum age of a WAL segment with data, in seconds. */
const SEGMENT_TIMEOUT_S = 60

/**
 * Prepares WAL archiving to a separate folder. PostgreSQL's basic_archive library copies each finished segment and
 * flushes the copy to disk.
 * @param folder DATA_DIR/postgres
 * @returns the server settings
 */
export async function prepareArchiving(folder: string, user: ServerUser): Promise<Record<string, string>> {
  const archived = join(folder, ARCHIVED_FOLDER)
  await mkdir(archived, { recursive: true, mode: 0o700 })
  await user.own(archived)
  return {
    archive_mode: 'on',
    archive_library: 'basic_archive',
    'basic_archive.archive_directory': archived,
    archive_timeout: String(SEGMENT_TIMEOUT_S),
  }
}
