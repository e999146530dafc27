import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseStartupError } from '../postgres/database-startup-error.ts'
import { mayRead } from './account-rights.ts'
import { giveFolder } from './give-folder.ts'
import { refuseForeignFolder } from './refuse-foreign-folder.ts'
import { type Account, closedFolder, ordinaryAccount } from './system-user.ts'

/** Files that whoever runs the program has to be able to read, where they are there. */
export type Program = readonly string[]

/**
 * Before anything is opened: a program that root started becomes an ordinary user's for good, and DATA_DIR that
 * user's, closed to everybody else. Does nothing where another user started it, or on a system without such users.
 *
 * @param dataDir DATA_DIR, which exists
 * @param handOver what root has to do for the account, just before it becomes it
 * @returns a line for the operator where it has to stay root: no ordinary user may read the program, or enter DATA_DIR
 * @throws DatabaseStartupError where DATA_DIR is no folder of the shop's own, or belongs to a user who may not read the
 *   program: root opens nothing there
 */
export async function stepDown(
  dataDir: string,
  program: Program,
  handOver: (account: Account) => Promise<void> = async () => {},
): Promise<string | undefined> {
  if (process.platform !== 'win32') process.umask(0o077)
  const owner = await lstat(dataDir)
  if (process.getuid?.() !== 0) {
    if (owner.uid === process.getuid?.()) await chmod(dataDir, 0o700)
    return undefined
  }
  await refuseForeignFolder(dataDir)
  const account = await ordinaryAccount([
    dataDir,
    join(dataDir, 'postgres'),
    join(dataDir, 'postgres/cluster'),
  ])
  const reason = await reasonToStayRoot(account, dataDir, program)
  if (!reason) {
    await takeOver(dataDir, account)
    await handOver(account)
    become(account)
    // Where it was the account's before, somebody may have opened it since.
    await chmod(dataDir, 0o700)
    return undefined
  }
  if (owner.uid !== 0)
    throw new DatabaseStartupError(
      `DATA_DIR ${dataDir} belongs to the user number ${owner.uid}, and ${reason}: start the shop as that user, or give the folder to root`,
    )
  // The database's user has to pass through it.
  await chmod(dataDir, 0o711)
  return `The shop runs as root, because ${reason}: an ordinary user is safer`
}

/** Why the account cannot run the shop, in an operator's words. */
async function reasonToStayRoot(
  account: Account,
  dataDir: string,
  program: Program,
): Promise<string | undefined> {
  const closed = await closedFolder(join(dataDir, '..'), account)
  if (closed) return `the user number ${account.uid} may not enter ${closed}`
  return (await mayRead(account, program))
    ? undefined
    : `the user number ${account.uid} may not read the program`
}

/** What root left in DATA_DIR becomes the account's. What a database user of earlier starts has there stays theirs. */
async function takeOver(dataDir: string, account: Account): Promise<void> {
  await giveFolder(dataDir, account)
  for (const name of await readdir(dataDir)) {
    const path = join(dataDir, name)
    if ((await lstat(path)).uid === 0) await giveFolder(path, account)
  }
}

function become({ uid, gid }: Account): void {
  process.setgroups?.([gid])
  process.setgid?.(gid)
  process.setuid?.(uid)
}
