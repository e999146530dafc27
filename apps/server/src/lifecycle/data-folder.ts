import { access, constants, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartupError } from '@zayy/platform/process/startup-error'

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'that disk can only be read',
  ENOTDIR: 'there is a file in its place',
  EEXIST: 'there is a file in its place',
  ENOENT: 'no folder can be made there',
  ENOSPC: 'that disk is full',
}

/** Creates DATA_DIR if it is missing and checks that the shop can write to it. */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder)
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? (error as Error).message
    throw new StartupError(`DATA_DIR ${folder} cannot be used, ${reason}: set it to a folder such as ./data`)
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
