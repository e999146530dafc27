import { lstat, realpath } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Account, granted } from '@zayy/platform/process/system-user'

/**
 * Whether an account may change what a path leads to: a folder on the way, or one that a link on it leads to, is its own or one
 * that it may write in. Root follows no such path for it.
 * @throws where there is no such folder
 */
export async function mayChangeWay(account: Account, folder: string): Promise<boolean> {
  return (await mayChange(account, folder)) || (await mayChange(account, await realpath(folder)))
}

async function mayChange(account: Account, folder: string): Promise<boolean> {
  const found = await lstat(folder)
  // In a folder with the sticky bit, such as /tmp, nobody renames what is another's.
  const isSticky = (found.mode & 0o1000) !== 0
  const mayWrite = !found.isSymbolicLink() && !isSticky && (granted(found, account) & 0o2) !== 0
  if (found.uid === account.uid || mayWrite) return true
  const parent = dirname(folder)
  return parent !== folder && (await mayChange(account, parent))
}
