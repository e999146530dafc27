import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Creates a folder and its missing parents, one level at a time: Node's `recursive` never returns for a path below /proc, where
 * `mkdir` fails with ENOENT although the parent exists.
 * @param mode permissions of each, reduced by the umask
 * @returns the first folder created, or undefined if all existed
 */
export async function makeFolder(folder: string, mode?: number): Promise<string | undefined> {
  if (await isFolder(folder)) return undefined
  const parent = dirname(folder)
  const first = parent === folder ? undefined : await makeFolder(parent, mode)
  try {
    await mkdir(folder, { mode })
    return first ?? folder
  } catch (error) {
    // Another process may have created it meanwhile.
    if (await isFolder(folder)) return first
    throw error
  }
}

async function isFolder(path: string): Promise<boolean> {
  return await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}
