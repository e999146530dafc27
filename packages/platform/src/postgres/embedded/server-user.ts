import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { giveFolder } from '../../process/give-folder.ts'
import { type Account, closedFolder, granted, ordinaryAccount } from '../../process/system-user.ts'
import { DatabaseStartupError } from '../database-startup-error.ts'
import { isAlive } from './is-alive.ts'
import { keepFolder } from './keep-folder.ts'

/** A program and how to start it as the user that the database server runs as. */
type Launch = { command: string; args: string[]; uid?: number; gid?: number }

/**
 * Who runs the database server: us, or, as PostgreSQL refuses to run as root, an ordinary user when root
 * starts the shop (then `uid` and `gid` are set).
 */
export type ServerUser = {
  uid?: number
  gid?: number
  /**
   * Sees that the database's folder, with the lock, the log and the owner file, is ours alone to write; a user of the
   * server's own may pass through it to the cluster.
   */
  prepareFolder(folder: string): Promise<void>
  /** Gives a folder of ours to this user and to nobody else, with all that it holds. */
  own(folder: string): Promise<void>
  /** Sends a signal to a process if it is this user's. */
  signal(pid: number, name: NodeJS.Signals): Promise<void>
  /** Whether the user may run this program where it stands. */
  mayRun(file: string): Promise<boolean>
  launch(program: string, args: string[]): Launch
}

const self: ServerUser = {
  prepareFolder: (folder) => chmod(folder, 0o700),
  own: (folder) => chmod(folder, 0o700),
  signal: async (pid, name) => {
    if (pid > 1 && isAlive(pid)) process.kill(pid, name)
  },
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
        { kind: 'otherOwner' },
      )
    }
    return self
  }
  return await ordinaryUser(folder, await ordinaryAccount([join(folder, 'cluster')]))
}

async function ordinaryUser(folder: string, account: Account): Promise<ServerUser> {
  const { uid, gid } = account
  const barrier = await closedFolder(dirname(folder), account)
  const lender = barrier && (await searchLender())
  if (barrier && !lender) {
    throw new DatabaseStartupError(
      `PostgreSQL does not run as root, and the user it would run as (number ${uid}) may not enter ${barrier}: set DATA_DIR to a folder that others may enter, or start the shop as an ordinary user`,
    )
  }
  const launch = (program: string, args: string[]) =>
    lender ? lendSearch(lender, account, program, args) : { command: program, args, uid, gid }
  return {
    uid,
    gid,
    prepareFolder: (inside) => keepFolder(inside, account),
    // Root could end any process: the kernel checks the signal of a process of that user's.
    signal: async (pid, name) => {
      if (pid <= 1) return
      const { command, args, ...as } = launch(process.execPath, ['-e', `process.kill(${pid}, '${name}')`])
      const child = spawn(command, args, { ...as, stdio: 'ignore', env: {} })
      await once(child, 'close').catch(() => {})
    },
    own: (inside) => giveFolder(inside, account),
    mayRun: async (file) => {
      if (!barrier && (await closedFolder(dirname(file), account))) return false
      return (granted(await stat(file), account) & 0o5) === 0o5
    },
    launch,
  }
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
