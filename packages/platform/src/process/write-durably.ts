import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeFolder } from './make-folder.ts'

/**
 * Writes a file atomically and durably, also across a power cut: writes a temporary file, flushes it, renames it and
 * flushes its folder. Creates missing folders.
 * @param mode permissions, reduced by the umask
 */
export async function writeDurably(
  path: string,
  bytes: Uint8Array | string,
  mode: number = 0o666,
): Promise<void> {
  const folder = dirname(path)
  const made = await makeFolder(folder)
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFlushed(draft, bytes, mode)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await flushFolder(folder)
  // New folders are recorded in their parent folders, so flush those too.
  for (let at = folder; made !== undefined && at.length >= made.length; at = dirname(at))
    await flushFolder(dirname(at))
}

async function writeFlushed(path: string, bytes: Uint8Array | string, mode: number): Promise<void> {
  await using file = await open(path, 'wx', mode)
  await file.writeFile(bytes)
  await file.sync()
}

/** Flushes a folder's entries to disk. Windows cannot open folders, and journals renames itself. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  await using folder = await open(path, 'r')
  await folder.sync()
}
