import { hostname } from 'node:os'
import { resolve } from 'node:path'
import { type Backup, listBackups, ownBackups, usualBackups } from '@zayy/platform/backups/backup-folder'
import type { Settings } from '../../../../server/src/config/read-settings.mjs'
import { CommandFailure } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'

/** Returns the backup folder: the typed one, relative to the current folder, else DATA_DIR/backups. */
export function backupsFolder(typed: string | undefined, folder: string, { dataDir }: Settings): string {
  return typed === undefined ? usualBackups(dataDir) : resolve(folder, typed)
}

/**
 * Returns the backup of that name, or the newest of the database DATA_DIR belongs to.
 * @throws CommandFailure if there is none
 */
export async function chosenBackup(
  backups: string,
  dataDir: string,
  name: string | undefined,
  { backupCommands: messages }: CommandMessages,
): Promise<Backup> {
  const all = await listBackups(backups)
  const chosen =
    name === undefined ? (await ownBackups(dataDir, all))[0] : all.find((backup) => backup.name === name)
  if (chosen) return chosen
  throw new CommandFailure(name === undefined ? messages.noBackup(backups) : messages.unknownBackup(name))
}

/** Identifies one of several servers of a shop, also on the same machine. */
export function serverName({ dataDir }: Settings): string {
  return `${hostname()}:${dataDir}`
}

/** Returns the size of a backup in megabytes. Its images may be shared with other backups. */
export function megabytes({ manifest }: Pick<Backup, 'manifest'>): number {
  const bytes = [...manifest.files, ...manifest.images].reduce((sum, file) => sum + file.bytes, 0)
  return Math.ceil(bytes / 1_000_000)
}
