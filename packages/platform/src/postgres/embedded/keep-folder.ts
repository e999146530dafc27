import { constants } from 'node:fs'
import { chmod, lchown, lstat, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openFile } from '../../process/open-file.ts'
import type { Account } from '../../process/system-user.ts'
import { DatabaseStartupError } from '../database-startup-error.ts'

/**
 * Gives a folder and its files to root; the database's user may only pass through. In a folder of that user, such as a copy
 * of DATA_DIR, a file that root writes could be a link. Links are removed.
 * @throws DatabaseStartupError if it belongs to a third user, or is not a folder
 */
export async function keepFolder(folder: string, { uid }: Account): Promise<void> {
  const found = await lstat(folder)
  if (!found.isDirectory() || ![0, uid].includes(found.uid))
    throw new DatabaseStartupError(
      `${folder} belongs to another user (number ${found.uid}): start the shop as that user, or give the folder to yourself`,
      { kind: 'otherOwner' },
    )
  await lchown(folder, 0, 0)
  await chmod(folder, 0o711)
  for (const name of await readdir(folder)) await takeBack(join(folder, name))
}

/**
 * Gives regular files to root and removes links and other special entries. Folders stay, because root writes into none
 * of them.
 */
async function takeBack(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined)
  if (!found || found.isDirectory()) return
  await using file = found.isFile() ? await openFile(path, constants.O_NOFOLLOW).catch(() => null) : null
  // Another name of the file may be in a folder of somebody else.
  if (file && (await file.stat()).nlink === 1) await file.chown(0, 0)
  else await rm(path, { force: true })
}
