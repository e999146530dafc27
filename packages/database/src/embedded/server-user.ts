import { chmod, chown, lstat, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseStartupError } from '../database-startup-error.ts'

/** A program and how to start it as the user that the database server runs as. */
type Launch = { command: string; args: string[]; uid?: number; gid?: number }

/**
 * Who runs the database server: us, or, as PostgreSQL refuses to run as root, an ordinary user when root
 * starts the shop (then `uid` and `gid` are set).
 */
export type ServerUser = {
  uid?: number
  gid?: number
  /** Gives a folder that is not yet this user's to them and to nobody else, with all that it holds. */
  own(folder: string): Promise<void>
  /** Whether the user may run this program where it stands. */
  mayRun(file: string): Promise<boolean>
  launch(program: string, args: string[]): Launch
}

const self: ServerUser = {
  own: (folder) => chmod(folder, 0o700),
  mayRun: async () => true,
  launch: (command, args) => ({ command, args }),
}

/**
 * Chooses the user for a cluster that is kept in `folder` (which exists). An existing cluster stays with its
 * owner; a new one of root's goes to the system's `postgres` or `nobody`.
 */
export async function serverUser(folder: string): Promise<ServerUser> {
  const us = process.getuid?.()
  if (us === undefined) return self
  const owner = await stat(join(folder, 'cluster')).catch(() => undefined)
  if (us !== 0) {
    if (owner && owner.uid !== us) {
      throw new DatabaseStartupError(
        `The database in ${folder} belongs to another user (number ${owner.uid}): start the shop as root or as that user, or give the folder to yourself`,
      )
    }
    return self
  }
  return await ordinaryUser(folder, owner && owner.uid !== 0 ? owner : await systemUser())
}

type Account = { uid: number; gid: number }

async function systemUser(): Promise<Account> {
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

async function ordinaryUser(folder: string, { uid, gid }: Account): Promise<ServerUser> {
  const barrier = await closedFolder(dirname(folder), uid, gid)
  const lender = barrier && (await searchLender())
  if (barrier && !lender) {
    throw new DatabaseStartupError(
      `PostgreSQL does not run as root, and the user it would run as (number ${uid}) may not enter ${barrier}: set DATA_DIR to a folder that others may enter, or start the shop as an ordinary user`,
    )
  }
  return {
    uid,
    gid,
    own: async (inside) => {
      if ((await stat(inside)).uid !== uid) await give(inside, uid, gid)
    },
    mayRun: async (file) => {
      if (!barrier && (await closedFolder(dirname(file), uid, gid))) return false
      return (granted(await stat(file), uid, gid) & 0o5) === 0o5
    },
    launch: (program, args) =>
      lender ? lendSearch(lender, { uid, gid }, program, args) : { command: program, args, uid, gid },
  }
}

/** Of the permission bits rwx, those that the user has. */
function granted(file: { mode: number; uid: number; gid: number }, uid: number, gid: number): number {
  if (file.uid === uid) return (file.mode >> 6) & 0o7
  return file.gid === gid ? (file.mode >> 3) & 0o7 : file.mode & 0o7
}

/** The outermost folder on the way to and including `folder` that the user may not enter. */
async function closedFolder(folder: string, uid: number, gid: number): Promise<string | undefined> {
  const parent = dirname(folder)
  const above = parent === folder ? undefined : await closedFolder(parent, uid, gid)
  if (above) return above
  return granted(await stat(folder), uid, gid) & 0o1 ? undefined : folder
}

async function give(path: string, uid: number, gid: number): Promise<void> {
  const found = await lstat(path)
  if (found.isSymbolicLink()) return
  await chown(path, uid, gid)
  if (!found.isDirectory()) return
  await chmod(path, 0o700)
  for (const name of await readdir(path)) await give(join(path, name), uid, gid)
}

/**
 * Linux can lend a process a single right of root's: here number 2, to pass through closed folders and read.
 * Returns the tool that does it, where there is one and we have that right ourselves (a container may not).
 */
async function searchLender(): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined
  const status = await readFile('/proc/self/status', 'utf8')
  const rights = BigInt(`0x${/^CapEff:\s*([0-9a-f]+)/m.exec(status)?.[1] ?? '0'}`)
  if (((rights >> 2n) & 1n) === 0n) return undefined
  const tools = ['/usr/bin/setpriv', '/bin/setpriv'].map((tool) => stat(tool).then(() => tool))
  return await Promise.any(tools).catch(() => undefined)
}

function lendSearch(lender: string, { uid, gid }: Account, program: string, args: string[]): Launch {
  return {
    command: lender,
    args: [
      `--reuid=${uid}`,
      `--regid=${gid}`,
      '--clear-groups',
      // Without it access(2) ignores the lent right, and PostgreSQL does not find its own program.
      '--securebits=+no_setuid_fixup',
      '--inh-caps=-all,+dac_read_search',
      '--ambient-caps=+dac_read_search',
      '--bounding-set=-all,+dac_read_search',
      program,
      ...args,
    ],
  }
}
