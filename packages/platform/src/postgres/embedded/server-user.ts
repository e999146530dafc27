import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { giveFolder } from '../../process/give-folder.ts'
import { type Account, closedFolder, granted, ordinaryAccount } from '../../process/system-user.ts'
import { DatabaseStartupError } from '../database-startup-error.ts'
import { isAlive } from './is-alive.ts'
import { keepFolder } from './keep-folder.ts'

/** A command line that runs a program as the user of the database server. */
type Launch = { command: string; args: string[]; uid?: number; gid?: number }

/**
 * The user that runs the database server. PostgreSQL refuses to run as root, so if root starts the shop, it is an
 * ordinary user with `uid` and `gid`.
 */
export type ServerUser = {
  uid?: number
  gid?: number
  /**
   * Makes the database's folder writable by us alone, with lock, log and owner file. A separate server user may pass
   * through it to the cluster.
   */
  prepareFolder(folder: string): Promise<void>
  /** Gives a folder with its content to this user and denies all others access. */
  own(folder: string): Promise<void>
  /** Sends a signal to a process of this user. */
  signal(pid: number, name: NodeJS.Signals): Promise<void>
  /** Returns true if the user may run the program at this path. */
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
 * Chooses the user for the cluster in `folder`, which must exist. An existing cluster keeps its owner. If root creates
 * a new cluster, it belongs to the system's `postgres` or `nobody`.
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
    // Root could signal any process, so a process of that user sends the signal and the kernel checks it.
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
 * Linux can grant a process a single capability: here number 2, to search closed folders and read files. Returns the
 * tool that does it, if it exists and we have the capability ourselves; a container may lack it.
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
      // Otherwise access(2) ignores the capability, and PostgreSQL does not find its own program.
      '--securebits=+no_setuid_fixup',
      '--inh-caps=-all,+dac_read_search',
      '--ambient-caps=+dac_read_search',
      '--bounding-set=-all,+dac_read_search',
      program,
      ...args,
    ],
  }
}
