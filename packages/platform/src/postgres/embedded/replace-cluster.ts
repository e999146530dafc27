import { randomUUID } from 'node:crypto'
import { lstatSync, renameSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { REPLACED_PREFIX, removeDrafts } from './cluster.ts'
import { takeFolderLock } from './folder-lock.ts'
import { onSameKernel, thisMachine } from './machine.ts'
import { describeOwner, readOwner } from './owner-file.ts'
import { serverUser } from './server-user.ts'

/**
 * The stopped database of a DATA_DIR.
 * @property draft an empty folder for the replacement, removed at the end
 * @property replace moves a stopped cluster into place, uninterrupted by signals. Returns the new path of the former
 *   cluster, or null if there was none
 */
export type StoppedDatabase = { draft: string; replace(cluster: string, now: Date): string | null }

/**
 * Keeps the database of a DATA_DIR stopped while `work` runs.
 * @param folder DATA_DIR/postgres
 * @returns the result of `work`, or a description of the process that uses the database
 */
export async function whileStopped<Result>(
  folder: string,
  work: (stopped: StoppedDatabase) => Promise<Result>,
): Promise<{ done: Result } | { inUse: string }> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await (await serverUser(folder)).prepareFolder(folder)
  const lock = await takeFolderLock(folder)
  const owner = await readOwner(folder)
  if (!lock) return { inUse: owner ? describeOwner(owner) : folder }
  const draft = join(folder, `draft-${process.pid}-${randomUUID()}`)
  try {
    if (owner && !onSameKernel(owner, await thisMachine())) return { inUse: describeOwner(owner) }
    await removeDrafts(folder, true)
    await mkdir(draft, { mode: 0o700 })
    return { done: await work({ draft, replace: (cluster, now) => replaceCluster(folder, cluster, now) }) }
  } finally {
    await rm(draft, { recursive: true, force: true })
    await lock.release()
  }
}

/** Describes the process that uses the database of `folder`, as `whileStopped` does; null without one. */
export async function findDatabaseUser(folder: string): Promise<string | null> {
  // Without a database, the folder stays as it is.
  if (!(await readOwner(folder))) return null
  const held = await whileStopped(folder, async () => null)
  return 'inUse' in held ? held.inUse : null
}

/** Synchronous, so that Ctrl-C cannot interrupt it. */
function replaceCluster(folder: string, cluster: string, now: Date): string | null {
  const place = join(folder, 'cluster')
  const former = join(folder, `${REPLACED_PREFIX}${now.toISOString().replaceAll(/[:.]/g, '-')}`)
  const exists = lstatSync(place, { throwIfNoEntry: false })
  if (exists) renameSync(place, former)
  renameSync(cluster, place)
  return exists ? former : null
}
