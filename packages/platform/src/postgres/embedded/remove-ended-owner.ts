import { setTimeout as pause } from 'node:timers/promises'
import { type FolderLock, takeFolderLock } from './folder-lock.ts'
import type { Listening } from './listening.ts'
import { removeOwner } from './owner-file.ts'

/** How long the processes of a server that has ended may take to be gone, in milliseconds. */
const lastProcessPatience = 1_000

/** Removes the owner file of a server that was stopped, and where it listened, unless another start has taken the folder. */
export async function removeEndedOwner(folder: string, listening: Listening): Promise<void> {
  const free = await lockOfEndedServer(folder)
  if (!free) return
  try {
    await removeOwner(folder)
    await listening.remove()
  } finally {
    await free.release()
  }
}

/** Removes where a server was to listen, after a start that came to nothing, unless one runs or is being started. */
export async function removeUnusedSocket(folder: string, listening: Listening): Promise<void> {
  const free = await takeFolderLock(folder)
  try {
    // Where nothing can be locked, another start may be about to use it.
    if (free?.descriptor !== undefined) await listening.remove()
  } finally {
    await free?.release()
  }
}

/** The lock, once the last process of the server has let go of it; undefined where another takes it. */
async function lockOfEndedServer(folder: string): Promise<FolderLock | undefined> {
  for (const end = Date.now() + lastProcessPatience; ; await pause(20)) {
    const lock = await takeFolderLock(folder)
    if (lock || Date.now() > end) return lock
  }
}
