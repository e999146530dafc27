import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Linux counts a process's time in hundredths of a second, whatever its clock. */
const ticksPerSecond = 100

/**
 * Seconds of processor time of all sessions of the embedded PostgreSQL in `dataDir` that have ended. NaN where the system does
 * not tell (it is read from Linux's /proc).
 */
export async function postgresCpu(dataDir: string): Promise<number> {
  const [pid = ''] = (await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // After the name in brackets: state is field 3, the time of children that have ended fields 16 and 17 (proc_pid_stat).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond
}
