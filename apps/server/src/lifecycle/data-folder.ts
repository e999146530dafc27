import { access, constants, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type FolderTrouble, StartupError } from '@zayy/platform/process/startup-error'

const troubles: Record<string, FolderTrouble> = {
  EACCES: 'refused',
  EPERM: 'refused',
  EROFS: 'readOnly',
  ENOTDIR: 'isFile',
  EEXIST: 'isFile',
  ENOENT: 'cannotBeMade',
  ENOSPC: 'diskFull',
}

/** Creates DATA_DIR if it is missing and checks that the shop can write to it. */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder)
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const trouble = troubles[(error as NodeJS.ErrnoException).code ?? '']
    throw new StartupError({
      kind: 'folder',
      folder,
      trouble: trouble ?? { reason: (error as Error).message },
    })
  }
}

/** Creates one level at a time: Node's `recursive` never returns for a path below /proc, which fails with ENOENT. */
async function makeFolder(folder: string): Promise<void> {
  const exists = await access(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  )
  if (!exists) {
    await makeFolder(dirname(folder))
    await mkdir(folder).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
  // Fails if the path is a file.
  await access(`${folder}/.`)
}
