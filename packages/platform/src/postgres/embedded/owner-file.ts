import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Machine, onSameKernel } from './machine.ts'

/** Who runs PostgreSQL in a DATA_DIR: `owner.json`. `pidNamespace` is the one that both process numbers belong to. */
export type Owner = Machine & {
  supervisorPid: number
  /** 0 until the server's process exists. */
  postmasterPid: number
  /** When it was started: ISO 8601, UTC. */
  started: string
  /** True while nothing runs yet because another machine's server may still do. */
  waiting: boolean
}

/** How often a supervisor renews the file's time of change, in milliseconds. */
export const renewalInterval = 5_000

const pathOf = (folder: string) => join(folder, 'owner.json')

/** Reads the owner file in `folder`; undefined when there is none, or none that can be read. */
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

/** Replaces the owner file whole. On a full disk one that names this kernel already is let stand. */
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
 * Shows other machines that somebody is at work on this one: a server that we supervise, or a start of our own.
 * Another machine's file is left as it is.
 */
export async function renewOwner(folder: string, machine: Machine, supervises: boolean): Promise<void> {
  const owner = await readOwner(folder)
  if (!owner || !onSameKernel(owner, machine)) return
  const isOurs = owner.supervisorPid === process.pid && owner.pidNamespace === machine.pidNamespace
  if (!supervises && !isOurs) return
  const now = new Date()
  await utimes(pathOf(folder), now, now).catch(() => {})
}

/** What changes whenever the file is written or renewed, by whichever machine's clock; undefined without a file. */
export async function ownerMark(folder: string): Promise<string | undefined> {
  const found = await stat(pathOf(folder)).catch(() => undefined)
  return found && `${found.ino} ${found.mtimeMs}`
}

/** Removes the file after a clean stop. Only the holder of the folder's lock may. */
export async function removeOwner(folder: string): Promise<void> {
  await rm(pathOf(folder), { force: true })
}

/** The owner in an operator's words. */
export function describeOwner({ host, postmasterPid, supervisorPid, started }: Owner): string {
  const process = postmasterPid ? `process ${postmasterPid}` : `started by process ${supervisorPid}`
  return `${process} on host ${host}, since ${started}`
}
