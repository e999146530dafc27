import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Linux reports processor time in hundredths of a second (USER_HZ). */
const ticksPerSecond = 100

/**
 * Returns the processor time in seconds of all ended sessions of the embedded PostgreSQL in `dataDir`. NaN on systems
 * without /proc.
 */
export async function postgresCpu(dataDir: string): Promise<number> {
  const [pid = ''] = (await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The slice starts at field 3 (state); fields 16 and 17 are the time of ended children (man proc_pid_stat).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond
}
