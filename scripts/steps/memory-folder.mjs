import { chmod, mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises'
import { freemem } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const memoryFolder = '/dev/shm'

/** What the folders are called, before the number of the process that made them. */
const prefix = 'zayy-test-run-'

/** How many bytes have to be free: much more than the 0.7 GB that Vitest's run was seen to take, as a browser's was not measured. */
const room = 6e9

/**
 * Gives the tests temporary folders in memory while `work` is done, where the machine has the room: they make, copy and remove a hundred
 * database clusters, which takes a disk longer than all that is tested with them. Elsewhere the temporary folders are the system's.
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function inMemoryFolder(work) {
  if (process.env.TMPDIR !== undefined || !(await isRoomy())) return await work()
  await removeLeftovers()
  const folder = await mkdtemp(join(memoryFolder, `${prefix}${process.pid}-`))
  try {
    // As /tmp is: servers that root starts become another user's.
    await chmod(folder, 0o1777)
    process.env.TMPDIR = folder
    return await work()
  } finally {
    delete process.env.TMPDIR
    await rm(folder, { recursive: true, force: true })
  }
}

/** A run that was killed could not remove its own. */
async function removeLeftovers() {
  for (const name of await readdir(memoryFolder)) {
    if (!name.startsWith(prefix) || isRunning(Number.parseInt(name.slice(prefix.length), 10))) continue
    await rm(join(memoryFolder, name), { recursive: true, force: true }).catch(() => {})
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

/** Files in memory, of which there is enough, that may also be programs. */
async function isRoomy() {
  try {
    const mounts = await readFile('/proc/mounts', 'utf8')
    const mount = mounts.split('\n').find((line) => line.split(' ')[1] === memoryFolder)
    if (!mount?.includes(' tmpfs ') || /[ ,]noexec/.test(mount)) return false
    const { bavail, bsize } = await statfs(memoryFolder)
    return bavail * bsize >= room && (process.availableMemory?.() ?? freemem()) >= 2 * room
  } catch {
    return false
  }
}
