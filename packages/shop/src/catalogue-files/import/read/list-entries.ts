import type { Dirent } from 'node:fs'
import { opendir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Lists a folder without holding more than `most` entries.
 * @param isDeep lists the folders below it too. One that cannot be read counts as empty
 * @returns `isWhole` is false if there are more
 * @throws if the folder cannot be read
 */
export async function listEntries(
  folder: string,
  most: number,
  isDeep = false,
): Promise<{ entries: Dirent[]; isWhole: boolean }> {
  const entries: Dirent[] = []
  const open = [folder]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const directory = await opendir(path, { bufferSize: 256 }).catch((error: unknown) => {
      if (path === folder) throw error
      return null
    })
    for await (const entry of directory ?? []) {
      if (entries.length >= most) return { entries, isWhole: false }
      entries.push(entry)
      if (isDeep && entry.isDirectory()) open.push(join(path, entry.name))
    }
  }
  return { entries, isWhole: true }
}
