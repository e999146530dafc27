import { access, constants } from 'node:fs/promises'
import { makeFolder } from '@zayy/platform/process/make-folder'
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
