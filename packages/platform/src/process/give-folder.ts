import { chmod, lchown, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from './system-user.ts'

/**
 * Gives root's files in a folder to a user and denies all other users access. Follows no links. Skips hard-linked files
 * and files that already belong to another user.
 */
export async function giveFolder(path: string, { uid, gid }: Account): Promise<void> {
  const found = await lstat(path)
  if (!found.isDirectory()) {
    if (found.uid === 0 && (found.nlink === 1 || found.isSymbolicLink())) await lchown(path, uid, gid)
    return
  }
  // Children first: a folder changes its owner only after its content, so that the new owner cannot swap entries
  // meanwhile.
  if (found.uid === 0)
    for (const name of await readdir(path)) await giveFolder(join(path, name), { uid, gid })
  if (found.uid !== 0) return
  await chmod(path, 0o700)
  await lchown(path, uid, gid)
}
