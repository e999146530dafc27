import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseStartupError } from '../postgres/database-startup-error.ts'
import { mayRead } from './account-rights.ts'
import { giveFolder } from './give-folder.ts'
import { refuseForeignFolder } from './refuse-foreign-folder.ts'
import { type Account, closedFolder, ordinaryAccount } from './system-user.ts'

/** Files that the account must be able to read, if they exist. */
export type Program = readonly string[]

/**
 * Drops root rights for good and gives DATA_DIR to an ordinary user, closed to all others. Call it before anything is
 * opened. Does nothing without root rights, or on a system without such users.
 * @param dataDir DATA_DIR, which exists
 * @param handOver root's last work for the account, just before the switch
 * @returns a line for the operator if the process must stay root, because no ordinary user may read the program or
 *   enter DATA_DIR
 * @throws DatabaseStartupError if DATA_DIR is not a shop's folder, or belongs to a user who may not read the program
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
    // If the account already owned the folder, its mode may have been opened since.
    await chmod(dataDir, 0o700)
    return undefined
  }
  if (owner.uid !== 0)
    throw new DatabaseStartupError(
      `DATA_DIR ${dataDir} belongs to the user number ${owner.uid}, and ${reason}: start the shop as that user, or give the folder to root`,
      { kind: 'otherOwner' },
    )
  // The database's user must be able to pass through it.
  await chmod(dataDir, 0o711)
  return `The shop runs as root, because ${reason}: an ordinary user is safer`
}

/** Returns the reason, for operators, why the account cannot run the shop. */
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

/** Gives root's files in DATA_DIR to the account. Files of an earlier database user stay with that user. */
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
