import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Bounds the size of a cache folder by deleting the least recently used files. */
export type KeptFiles = {
  /** Call after a file was read. */
  used(name: string): Promise<void>
  /** Call after a file was written. Deletes the least recently used files if the folder is too large. */
  wrote(name: string, bytes: number): Promise<void>
}

/**
 * Watches over the files below `folder`. No other process may delete files there. Existing files are counted from the
 * first call on.
 * @param most maximum bytes in the folder
 */
export function keptFiles(folder: string, most: number): KeptFiles {
  let listed: Promise<Map<string, number>> | undefined
  let total = 0

  const list = async () => {
    const sizes = new Map<string, number>()
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    for (const entry of entries.filter((found) => found.isFile())) {
      const path = join(entry.parentPath, entry.name)
      const size = (await stat(path).catch(() => null))?.size ?? 0
      sizes.set(path.slice(folder.length + 1), size)
      total += size
    }
    return sizes
  }
  const files = () => {
    listed ??= list()
    return listed
  }

  return {
    async used(name) {
      const sizes = await files()
      const size = sizes.get(name)
      if (size === undefined) return
      sizes.delete(name)
      sizes.set(name, size)
    },
    async wrote(name, bytes) {
      const sizes = await files()
      total += bytes - (sizes.get(name) ?? 0)
      sizes.delete(name)
      sizes.set(name, bytes)
      for (const [oldest, size] of sizes) {
        if (total <= most || oldest === name) break
        sizes.delete(oldest)
        total -= size
        await rm(join(folder, oldest), { force: true })
      }
    },
  }
}
