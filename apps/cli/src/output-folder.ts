import { readdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { giveFolder } from '@zayy/platform/process/give-folder'
import { makeFolder } from '@zayy/platform/process/make-folder'
import { type Account, closedFolder } from '@zayy/platform/process/system-user'
import { CommandFailure } from './command-line/command.ts'
import type { CommandMessages } from './command-line/messages.ts'

/** A folder that a command writes into, readable by its owner only. */
type OutputFolder = {
  /** Call before root becomes the shop's user. Creates the folder and gives it to that user. */
  handOver: (account: Account) => Promise<void>
  /** Creates the folder if it does not exist yet. */
  make: () => Promise<void>
}

/**
 * Returns a new or empty folder for a command's files. Both functions throw CommandFailure if the folder is not empty, or if the
 * shop's user cannot reach it because of root's folders.
 */
export function outputFolder(path: string, { commandLine: { files: texts } }: CommandMessages): OutputFolder {
  const makeEmpty = async () => {
    const first = await makeFolder(path, 0o700)
    if ((await readdir(path)).length > 0) throw new CommandFailure(texts.notEmpty(path))
    return first ?? path
  }
  return {
    handOver: async (account) => {
      const closed = await closedFolder(await nearestExisting(dirname(path)), account)
      if (closed) throw new CommandFailure(texts.closed(closed, String(account.uid)))
      await giveFolder(await makeEmpty(), account)
    },
    make: async () => {
      await makeEmpty()
    },
  }
}

async function nearestExisting(folder: string): Promise<string> {
  const exists = await readdir(folder).then(
    () => true,
    () => false,
  )
  return exists || dirname(folder) === folder ? folder : await nearestExisting(dirname(folder))
}
