import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Machine, onSameKernel } from './machine.ts'

/**
 * Content of `owner.json`: the process that runs PostgreSQL in a DATA_DIR. Both process ids belong to `pidNamespace`.
 */
export type Owner = Machine & {
  supervisorPid: number
  /** 0 until the server's process exists. */
  postmasterPid: number
  /** Start time: ISO 8601, UTC. */
  started: string
  /** True while the start waits for a server that may still run on another machine. */
  waiting: boolean
}

/** Interval at which a supervisor renews the file's modification time, in milliseconds. */
export const RENEWAL_INTERVAL_MS = 5_000

const pathOf = (folder: string) => join(folder, 'owner.json')

/** Reads the owner file in `folder`. Returns undefined if it is missing or unreadable. */
export async function readOwner(folder: string): Promise<Owner | undefined> {
  try {
    const found: unknown = JSON.parse(await readFile(pathOf(folder), 'utf8'))
    return isOwner(found) ? found : undefined
  } catch {
    return undefined
  }
}

function isOwner(found: unknown): found is Owner {
  if (typeof found !== 'object' || found === null) return false
  const has = (type: string, names: string[]) =>
    names.every((name) => name in found && typeof Reflect.get(found, name) === type)
  return (
    has('string', ['host', 'machineId', 'bootId', 'pidNamespace', 'started']) &&
    has('number', ['supervisorPid', 'postmasterPid']) &&
    has('boolean', ['waiting'])
  )
}

/** Replaces the owner file atomically. On a full disk it keeps a file that already names this kernel. */
export async function writeOwner(folder: string, owner: Owner): Promise<void> {
  const draft = `${pathOf(folder)}.${process.pid}`
  try {
    await writeFile(draft, `${JSON.stringify(owner, null, 2)}\n`, { mode: 0o600, flush: true })
    await rename(draft, pathOf(folder))
  } catch (error) {
    await rm(draft, { force: true })
    const standing = await readOwner(folder)
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC' || !standing || !onSameKernel(standing, owner))
      throw error
  }
}

/**
 * Signals other machines that this one is using the folder, for a server that we supervise or for our own start. Does
 * not touch another machine's file.
 */
export async function renewOwner(folder: string, machine: Machine, supervises: boolean): Promise<void> {
  const owner = await readOwner(folder)
  if (!owner || !onSameKernel(owner, machine)) return
  const isOurs = owner.supervisorPid === process.pid && owner.pidNamespace === machine.pidNamespace
  if (!supervises && !isOurs) return
  const now = new Date()
  await utimes(pathOf(folder), now, now).catch(() => {})
}

/**
 * Returns a value that changes with each write or renewal of the file, by any machine's clock; undefined without a
 * file.
 */
export async function ownerMark(folder: string): Promise<string | undefined> {
  const found = await stat(pathOf(folder)).catch(() => undefined)
  return found && `${found.ino} ${found.mtimeMs}`
}

/** Removes the file after a clean stop. Requires the folder's lock. */
export async function removeOwner(folder: string): Promise<void> {
  await rm(pathOf(folder), { force: true })
}

export function describeOwner({ host, postmasterPid, supervisorPid, started }: Owner): string {
  const process = postmasterPid ? `process ${postmasterPid}` : `started by process ${supervisorPid}`
  return `${process} on host ${host}, since ${started}`
}
