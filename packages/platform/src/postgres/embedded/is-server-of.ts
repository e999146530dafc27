import { readFile, readlink, stat } from 'node:fs/promises'
import { isAlive } from './is-alive.ts'

/**
 * Returns true if process `pid` of our PID namespace is a PostgreSQL on `cluster`. Returns undefined if /proc is
 * missing or shows another namespace.
 */
export async function isServerOf(pid: number, cluster: string): Promise<boolean | undefined> {
  if (!isAlive(pid)) return false
  if ((await readlink('/proc/self').catch(() => '')) !== String(process.pid)) return undefined
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  if (state === '' || /\) [ZX] /.test(state)) return false
  try {
    const program = await readlink(`/proc/${pid}/exe`)
    if (!/\/postgres( \(deleted\))?$/.test(program)) return false
    const [here, there] = await Promise.all([stat(cluster), stat(`/proc/${pid}/cwd`)])
    return here.ino === there.ino && here.dev === there.dev
  } catch {
    // Root in a container may not follow these links of another user's process, but may read its command line.
    const args = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')
    return state.includes('(postgres)') && args[args.indexOf('-D') + 1] === cluster
  }
}
