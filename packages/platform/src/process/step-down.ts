import { chmod, lchown, lstat, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseStartupError } from '../postgres/database-startup-error.ts'
import { mayRead } from './account-rights.ts'
import { giveFolder } from './give-folder.ts'
import { COPY_PREFIX, refuseForeignFolder } from './refuse-foreign-folder.ts'
import { type Account, closedFolder, ordinaryAccount } from './system-user.ts'

/**
 * Why the process stays root: the ordinary user `uid` may not enter `folder`, or not read the program in it.
 */
export type StaysRoot = { denied: 'enter' | 'read'; uid: number; folder: string }

/** Files that the account must be able to read, if they exist. */
export type Program = readonly string[]

/**
 * Drops root rights for good and gives DATA_DIR to an ordinary user, closed to all others. Call it before anything is
 * opened. Does nothing without root rights, or on a system without such users.
 * @param dataDir DATA_DIR, which exists
 * @param handOver root's last work for the account, just before the switch
 * @returns why the process must stay root, if it must
 * @throws DatabaseStartupError if DATA_DIR is not a shop's folder, or belongs to a user who may not read the program
 */
export async function stepDown(
  dataDir: string,
  program: Program,
  handOver: (account: Account) => Promise<void> = async () => {},
): Promise<StaysRoot | undefined> {
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
      `DATA_DIR ${dataDir} belongs to the user number ${owner.uid}, and ${sentenceOf(reason)}: start the shop as that user, or give the folder to root`,
      { kind: 'otherOwner' },
    )
  // The database's user must be able to pass through it.
  await chmod(dataDir, 0o711)
  return reason
}

function sentenceOf({ denied, uid, folder }: StaysRoot): string {
  return `the user number ${uid} may not ${denied === 'enter' ? `enter ${folder}` : 'read the program'}`
}

async function reasonToStayRoot(
  account: Account,
  dataDir: string,
  program: Program,
): Promise<StaysRoot | undefined> {
  const closed = await closedFolder(join(dataDir, '..'), account)
  const { uid } = account
  if (closed) return { denied: 'enter', uid, folder: closed }
  if (await mayRead(account, program)) return undefined
  return { denied: 'read', uid, folder: dirname(program[0] ?? '') }
}

/** Gives root's files in DATA_DIR to the account. Files of an earlier database user stay with that user. */
async function takeOver(dataDir: string, account: Account): Promise<void> {
  for (const name of await readdir(dataDir))
    if (!name.startsWith(COPY_PREFIX)) await giveFolder(join(dataDir, name), account)
  if ((await lstat(dataDir)).uid === 0) await lchown(dataDir, account.uid, account.gid)
}

function become({ uid, gid }: Account): void {
  process.setgroups?.([gid])
  process.setgid?.(gid)
  process.setuid?.(uid)
}
