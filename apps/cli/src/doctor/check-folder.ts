import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../../../server/src/config/read-settings.mjs'
import type { CommandMessages } from '../command-line/messages.ts'
import type { Finding } from './finding.ts'

/** Checks that only the owner can read DATA_DIR and the keys. Others may traverse it if the shop runs as root. */
export async function checkFolder({ dataDir }: Settings, messages: CommandMessages): Promise<Finding> {
  const texts = messages.doctorCommands.folder
  for (const path of [dataDir, join(dataDir, 'secrets.json')]) {
    const found = await stat(path).catch(() => null)
    if (found && (found.mode & 0o066) !== 0)
      return { check: 'folder', state: 'error', text: texts.open(path) }
  }
  return { check: 'folder', state: 'ok', text: texts.ok(dataDir) }
}

/** Shares of the disk. */
const SCARCE_SHARE = 0.15
const FULL_SHARE = 0.05

/** Checks the free space of the disk of DATA_DIR. */
export async function checkDisk({ dataDir }: Settings, messages: CommandMessages): Promise<Finding> {
  const texts = messages.doctorCommands.disk
  const { bavail, blocks, bsize } = await statfs(dataDir)
  const free = blocks === 0 ? 0 : bavail / blocks
  const gigabytes = ((bavail * bsize) / 1e9).toFixed(1)
  if (free < FULL_SHARE) return { check: 'disk', state: 'error', text: texts.scarce(gigabytes) }
  if (free < SCARCE_SHARE) return { check: 'disk', state: 'warning', text: texts.scarce(gigabytes) }
  return { check: 'disk', state: 'ok', text: texts.ok(gigabytes) }
}
