import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns the size of the archived WAL on disk, in bytes. */
export async function keptWalBytes(backups: string): Promise<number> {
  const folder = join(backups, 'log')
  const files = await readdir(folder, { recursive: true }).catch(() => [])
  let sum = 0
  for (const file of files) {
    const found = await stat(join(folder, file)).catch(() => null)
    if (found?.isFile()) sum += found.size
  }
  return sum
}
