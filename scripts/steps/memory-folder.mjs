import { chmod, mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises'
import { freemem } from 'node:os'
import { join } from 'node:path'

/** Linux's file system in memory. */
const MEMORY_FOLDER = '/dev/shm'

/** Name of the folders, before the process id. */
const PREFIX = 'zayy-test-run-'

/** Required free space in bytes. Vitest's run takes 0.7 GB; Playwright's is not measured. */
const MIN_FREE_BYTES = 6e9

/**
 * Runs `work` with TMPDIR in memory if there is enough free memory. The tests create, copy and remove a hundred database
 * clusters; on a disk this takes longer than the tests themselves.
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function inMemoryFolder(work) {
  if (process.env.TMPDIR !== undefined || !(await isRoomy())) return await work()
  await removeLeftovers()
  const folder = await mkdtemp(join(MEMORY_FOLDER, `${PREFIX}${process.pid}-`))
  try {
    // The mode of /tmp: servers that root starts switch to another user.
    await chmod(folder, 0o1777)
    process.env.TMPDIR = folder
    return await work()
  } finally {
    delete process.env.TMPDIR
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes the folders of runs that were killed. */
async function removeLeftovers() {
  for (const name of await readdir(MEMORY_FOLDER)) {
    if (!name.startsWith(PREFIX) || isRunning(Number.parseInt(name.slice(PREFIX.length), 10))) continue
    await rm(join(MEMORY_FOLDER, name), { recursive: true, force: true }).catch(() => {})
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Returns whether the file system in memory has enough space and may hold programs. */
async function isRoomy() {
  try {
    const mounts = await readFile('/proc/mounts', 'utf8')
    const mount = mounts.split('\n').find((line) => line.split(' ')[1] === MEMORY_FOLDER)
    if (!mount?.includes(' tmpfs ') || /[ ,]noexec/.test(mount)) return false
    const { bavail, bsize } = await statfs(MEMORY_FOLDER)
    return (
      bavail * bsize >= MIN_FREE_BYTES && (process.availableMemory?.() ?? freemem()) >= 2 * MIN_FREE_BYTES
    )
  } catch {
    return false
  }
}
