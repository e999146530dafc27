import { readdir, readFile } from 'node:fs/promises'

/** A process from /proc. */
type Process = { id: number; parent: number; command: string }

/** Rounded to a tenth. */
export type Megabytes = number

export async function processesBelow(ancestor: number): Promise<Process[]> {
  const all = (
    await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(readProcess))
  ).filter((one) => one !== undefined)
  const below = new Set([ancestor])
  for (let size = 0; size !== below.size; ) {
    size = below.size
    for (const { id, parent } of all) if (below.has(parent)) below.add(id)
  }
  return all.filter(({ id }) => id !== ancestor && below.has(id))
}

/** Returns the resident memory of a process (VmRSS), including shared files. */
export async function residentMemory(id: number): Promise<Megabytes> {
  return kilobytes(await readFile(`/proc/${id}/status`, 'utf8'), 'VmRSS')
}

/** Returns the largest resident memory of a process so far (VmHWM). */
export async function peakMemory(id: number): Promise<Megabytes> {
  return kilobytes(await readFile(`/proc/${id}/status`, 'utf8'), 'VmHWM')
}

/** Returns the memory of several processes together (PSS): shared pages count once. */
export async function sharedMemory(ids: readonly number[]): Promise<Megabytes> {
  const each = ids.map(async (id) =>
    kilobytes(await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => 'Pss: 0 kB'), 'Pss'),
  )
  return rounded((await Promise.all(each)).reduce((sum, one) => sum + one, 0))
}

export async function processorSeconds(id: number): Promise<number> {
  const fields = (await readFile(`/proc/${id}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  const ticksPerSecond = 100
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

async function readProcess(name: string): Promise<Process | undefined> {
  try {
    const [status, command] = await Promise.all([
      readFile(`/proc/${name}/status`, 'utf8'),
      readFile(`/proc/${name}/cmdline`, 'utf8'),
    ])
    const parent = Number(/^PPid:\s*(\d+)/m.exec(status)?.[1])
    return { id: Number(name), parent, command: command.replaceAll('\0', ' ') }
  } catch {
    return undefined
  }
}

function kilobytes(text: string, name: string): Megabytes {
  const found = new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(text)?.[1]
  if (found === undefined) throw new Error(`/proc has no ${name}: this benchmark needs Linux`)
  return rounded(Number(found) / 1_024)
}

function rounded(value: number): number {
  return Number(value.toFixed(1))
}
