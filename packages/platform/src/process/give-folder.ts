import { chmod, lchown, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from './system-user.ts'

/**
 * Gives a folder with all that root has in it to a user, and closes it to everybody else. Follows no link, and leaves
 * alone what has a second name elsewhere or is another user's already.
 */
export async function giveFolder(path: string, { uid, gid }: Account): Promise<void> {
  const found = await lstat(path)
  if (!found.isDirectory()) {
    if (found.uid === 0 && (found.nlink === 1 || found.isSymbolicLink())) await lchown(path, uid, gid)
    return
  }
  // From the inside out: what is in a folder is given while nobody else may change what it is.
  if (found.uid === 0)
    for (const name of await readdir(path)) await giveFolder(join(path, name), { uid, gid })
  if (found.uid !== 0) return
  await chmod(path, 0o700)
  await lchown(path, uid, gid)
}
