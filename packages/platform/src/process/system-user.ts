import { lstat, readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseStartupError } from '../postgres/database-startup-error.ts'

/** An account of the system, by its numbers. */
export type Account = { uid: number; gid: number }

/**
 * The ordinary user as whom the shop's programs run when root starts them: the owner of one of these paths, the first
 * that is there and not root's, or else the system's `postgres`, `nobody` or `daemon`.
 * @throws DatabaseStartupError where the system has no such user
 */
export async function ordinaryAccount(paths: readonly string[]): Promise<Account> {
  for (const path of paths) {
    const found = await lstat(path).catch(() => undefined)
    if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid }
  }
  const accounts = (await readFile('/etc/passwd', 'utf8').catch(() => ''))
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody', 'daemon']) {
    const found = accounts.find((account) => account[0] === name)
    const account = { uid: Number(found?.[2]), gid: Number(found?.[3]) }
    if (account.uid > 0 && account.gid > 0) return account
  }
  throw new DatabaseStartupError(
    'PostgreSQL does not run as root, and this system has no user "postgres" or "nobody": start the shop as an ordinary user',
  )
}

/** Of the permission bits rwx, those that the user has. */
export function granted(file: { mode: number; uid: number; gid: number }, { uid, gid }: Account): number {
  if (file.uid === uid) return (file.mode >> 6) & 0o7
  return file.gid === gid ? (file.mode >> 3) & 0o7 : file.mode & 0o7
}

/** The outermost folder on the way to and including `folder` that the user may not enter. */
export async function closedFolder(folder: string, account: Account): Promise<string | undefined> {
  const parent = dirname(folder)
  const above = parent === folder ? undefined : await closedFolder(parent, account)
  if (above) return above
  return granted(await stat(folder), account) & 0o1 ? undefined : folder
}
