import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file so that it is there whole or not at all, also after a power cut: under another name, flushed to the
 * disk, renamed, and then its folder flushed. Folders that are missing are made.
 * @param mode who may read and write it, less the umask
 */
export async function writeDurably(
  path: string,
  bytes: Uint8Array | string,
  mode: number = 0o666,
): Promise<void> {
  const folder = dirname(path)
  const made = await mkdir(folder, { recursive: true })
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFlushed(draft, bytes, mode)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await flushFolder(folder)
  // What was made anew is noted down in the folder above it.
  for (let at = folder; made !== undefined && at.length >= made.length; at = dirname(at))
    await flushFolder(dirname(at))
}

async function writeFlushed(path: string, bytes: Uint8Array | string, mode: number): Promise<void> {
  const file = await open(path, 'wx', mode)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Flushes what was made, renamed or removed in a folder. Windows opens no folders, and notes renames down by itself. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
