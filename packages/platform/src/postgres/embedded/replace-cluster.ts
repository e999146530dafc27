import { randomUUID } from 'node:crypto'
import { lstatSync, renameSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { removeDrafts, replacedPrefix } from './cluster.ts'
import { takeFolderLock } from './folder-lock.ts'
import { onSameKernel, thisMachine } from './machine.ts'
import { describeOwner, readOwner } from './owner-file.ts'
import { serverUser } from './server-user.ts'

/**
 * The database of a DATA_DIR, held stopped.
 * @property draft an empty folder for what is to take its place, removed in the end
 * @property replace moves a stopped cluster into its place, and tells where the former one lies now; null where there was none.
 *   No signal comes in between
 */
export type StoppedDatabase = { draft: string; replace(cluster: string, now: Date): string | null }

/**
 * Holds the database of a DATA_DIR stopped for as long as `work` takes.
 * @param folder DATA_DIR/postgres
 * @returns what `work` gave; or, in an operator's words, who uses the database
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

/** At once, without waiting: Ctrl-C ends the command before it or after it. */
function replaceCluster(folder: string, cluster: string, now: Date): string | null {
  const place = join(folder, 'cluster')
  const former = join(folder, `${replacedPrefix}${now.toISOString().replaceAll(/[:.]/g, '-')}`)
  const exists = lstatSync(place, { throwIfNoEntry: false })
  if (exists) renameSync(place, former)
  renameSync(cluster, place)
  return exists ? former : null
}
