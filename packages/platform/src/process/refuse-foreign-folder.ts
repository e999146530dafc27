import { access, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseStartupError } from '../postgres/database-startup-error.ts'

/** Files that only a shop leaves behind. */
const marks = ['postgres/cluster', 'secrets.json', 'database.json']

/** All names that an interrupted first start or a new disk may leave. */
const ownNames = ['backup-key', 'backups', 'cache', 'lost+found', 'mail', 'media', 'postgres']

/** Begins the name of a copy in DATA_DIR that a process of root makes, and gives away when it is complete. */
export const COPY_PREFIX = 'import-'

/**
 * Rejects a folder that does not look like a shop's. Root is about to give the folder with its content to an ordinary
 * user, so it must be empty or hold a shop's files, and must not be world-writable.
 * @param dataDir DATA_DIR, which exists
 * @throws DatabaseStartupError
 */
export async function refuseForeignFolder(dataDir: string): Promise<void> {
  const { mode } = await stat(dataDir)
  if ((mode & 0o002) !== 0)
    throw new DatabaseStartupError(
      `Every user may write in DATA_DIR ${dataDir}: set it to a folder of the shop's own, such as ./data, or, if it is that, close it to others (chmod o-w)`,
      { kind: 'openFolder' },
    )
  const foreign = (await readdir(dataDir)).find(
    (name) => !ownNames.includes(name) && !name.startsWith(COPY_PREFIX),
  )
  if (foreign === undefined || (await isThere(marks.map((mark) => join(dataDir, mark))))) return
  throw new DatabaseStartupError(
    `DATA_DIR ${dataDir} holds other things than a shop's, such as ${JSON.stringify(foreign)}, which would be given to another user: set it to an empty folder, or to one that is not there yet`,
    { kind: 'foreignFolder' },
  )
}

async function isThere(paths: readonly string[]): Promise<boolean> {
  return await Promise.any(paths.map((path) => access(path))).then(
    () => true,
    () => false,
  )
}
