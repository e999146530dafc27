import { lstat, readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { DatabaseStartupError } from '../postgres/database-startup-error.ts'

/** User and group id of a system account. */
export type Account = { uid: number; gid: number }

/**
 * Returns the ordinary account that runs the shop's programs if root starts them: the owner of the first of these paths
 * that exists and is not root's, otherwise the system's `postgres`, `nobody` or `daemon`.
 * @throws DatabaseStartupError if the system has no such user
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
    { kind: 'noUser' },
  )
}

/** Returns the user's permission bits (rwx) on a file. */
export function granted(file: { mode: number; uid: number; gid: number }, { uid, gid }: Account): number {
  if (file.uid === uid) return (file.mode >> 6) & 0o7
  return file.gid === gid ? (file.mode >> 3) & 0o7 : file.mode & 0o7
}

/** Returns the outermost folder on the path to `folder`, inclusive, that the user may not enter. */
export async function closedFolder(folder: string, account: Account): Promise<string | undefined> {
  const parent = dirname(folder)
  const above = parent === folder ? undefined : await closedFolder(parent, account)
  if (above) return above
  return granted(await stat(folder), account) & 0o1 ? undefined : folder
}

/** Returns the name of the process's user, or its uid: in a container it may have no name. */
export function systemUser(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`
  }
}
