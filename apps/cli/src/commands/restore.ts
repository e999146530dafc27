import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { riyadhSecond } from '@zayy/domain/riyadh-time'
import { formatNumber } from '@zayy/i18n/numbers'
import { recordRestore } from '@zayy/platform/audit/record-restore'
import { openBackupKey, readBackupKey } from '@zayy/platform/backups/backup-key'
import { type RestoredBackup, restoreBackup } from '@zayy/platform/backups/restore-backup'
import { restoreMoment } from '@zayy/platform/backups/restore-moment'
import { findRecoveryPlan } from '@zayy/platform/backups/wal/find-recovery-plan'
import type { RecoverableRange } from '@zayy/platform/backups/wal/recovery-plan'
import { openImageStore } from '@zayy/platform/images/open-image-store'
import type { Executor } from '@zayy/platform/postgres/database'
import { findDatabaseUser } from '@zayy/platform/postgres/embedded/replace-cluster'
import { forgetOwnDatabase } from '@zayy/platform/postgres/own-database'
import type { LongWork } from '@zayy/platform/process/progress'
import { retireRestoredUnit } from '@zayy/shop/invoicing/zatca/change-unit'
import { type Call, CommandFailure, defineCommand } from '../command-line/command.ts'
import type { CommandMessages } from '../command-line/messages.ts'
import { databaseOptions, enterShop } from '../open-shop.ts'
import { parseMoment } from '../option-values.ts'
import { withSpinner } from '../progress.ts'
import { abortOnSignal } from '../signals.ts'
import { backupsFolder, chosenBackup } from './backup/backup-place.ts'
import { rangeLines } from './backup/list.ts'
import { damagedBackup } from './backup/verify.ts'

/** `shop restore [NAME]` and `shop restore --to MOMENT`. Exit code 1: nothing was changed. */
export const restore = defineCommand({
  help: ({ backupCommands: { restore, name, folder } }) => ({ ...restore, NAME: name, folder }),
  operands: ['NAME?'],
  texts: { folder: 'DIR', to: 'MOMENT' },
  flags: ['unsigned'],
  standard: ['yes', 'by'],
  async run(call) {
    const { text, flag, env, folder, messages, by, print } = call
    const moment = wantedMoment(call)
    const settings = await enterShop(env, { mayMake: true })
    const texts = messages.backupCommands.restore
    if (moment && settings.databaseUrl !== undefined) throw new CommandFailure(texts.ownServer)
    const { dataDir, backupKey } = settings
    const isUnsigned = flag('unsigned')
    const known = await readBackupKey(dataDir, backupKey)
    let isUnitEnded = false
    const wanted = {
      key: known ?? randomBytes(32),
      isUnsigned,
      backups: backupsFolder(text('folder'), folder, settings),
      database: databaseOptions(settings),
      images: openImageStore(settings),
      now: new Date(),
      noteDown: async (database: Executor, backup: string) => {
        await recordRestore(database, {
          by,
          action: 'restore',
          details: { backup, to: moment?.toISOString() ?? null },
        })
        isUnitEnded = await retireRestoredUnit(database)
      },
    }
    const confirm = async (question: string) => {
      if (!known && !isUnsigned) throw new CommandFailure(messages.backupCommands.noKey)
      const user = settings.databaseUrl === undefined && (await findDatabaseUser(join(dataDir, 'postgres')))
      if (user) throw new CommandFailure(texts.inUse(user))
      await call.confirm(question)
    }
    const asking = { ...call, confirm }
    const restoring = moment ? await toMoment(asking, wanted, moment) : await toBackup(asking, wanted)
    await abortOnSignal(async (signal) => {
      const result = await withSpinner(messages, (progress) => restoring({ progress, signal }))
      if (result.outcome === 'out-of-reach')
        throw outOfReach(moment ?? wanted.now, result.ranges, wanted.backups, messages)
      if (result.outcome !== 'restored') throw refusal(result, messages)
      await forgetOwnDatabase(dataDir)
      // A restored machine keeps the key of the backup, so BACKUP_KEY is not needed.
      await openBackupKey(dataDir, backupKey)
      const images = formatNumber(result.images)
      if (moment) print(texts.restoredMoment(riyadhSecond(moment.getTime()), result.backup, images))
      else print(texts.restored(result.backup, images))
      if (result.former) print(texts.former(result.former))
      if (isUnitEnded) print(messages.zatcaCommands.endedByRestore)
    })
  },
})

type RestoreCall = Pick<Call<'NAME?', 'folder' | 'to'>, 'operands' | 'text' | 'messages' | 'confirm'>
type Wanted = Parameters<typeof restoreMoment>[0]
/** Restores after all confirmations. */
type Restoring = (work: LongWork) => Promise<RestoredBackup>

function wantedMoment({ operands, text, messages }: RestoreCall): Date | null {
  const typed = text('to')
  if (typed === undefined) return null
  const texts = messages.backupCommands.restore
  const moment = parseMoment(typed)
  if (!moment) throw new CommandFailure(texts.badMoment, 2)
  if (operands.NAME !== undefined) throw new CommandFailure(texts.nameAndMoment, 2)
  return moment
}

async function toBackup(
  { operands, messages, confirm }: RestoreCall,
  wanted: Omit<Wanted, 'to'>,
): Promise<Restoring> {
  const backup = await chosenBackup(wanted.backups, wanted.database.dataDir, operands.NAME, messages)
  await confirm(messages.backupCommands.restore.question(backup.name))
  return (work) => restoreBackup({ ...wanted, ...work, backup })
}

/** Fails before the confirmation if the moment cannot be restored. */
async function toMoment(
  { messages, confirm }: RestoreCall,
  wanted: Omit<Wanted, 'to'>,
  to: Date,
): Promise<Restoring> {
  const { backups, database, now } = wanted
  const found = await findRecoveryPlan(backups, join(database.dataDir, 'postgres'), { to, now })
  if ('ranges' in found) throw outOfReach(to, found.ranges, backups, messages)
  await confirm(messages.backupCommands.restore.questionMoment(riyadhSecond(to.getTime())))
  return (work) => restoreMoment({ ...wanted, ...work, to })
}

function outOfReach(
  moment: Date,
  ranges: readonly RecoverableRange[],
  backups: string,
  messages: CommandMessages,
): CommandFailure {
  const texts = messages.backupCommands.restore
  if (ranges.length === 0) return new CommandFailure(texts.noReach(backups))
  return new CommandFailure(texts.outOfReach(riyadhSecond(moment.getTime()), rangeLines(ranges, messages)))
}

function refusal(
  result: Exclude<RestoredBackup, { outcome: 'restored' | 'out-of-reach' }>,
  messages: CommandMessages,
): CommandFailure {
  const { backupCommands } = messages
  switch (result.outcome) {
    case 'other-database':
      return new CommandFailure(backupCommands.restore.embeddedOnly)
    case 'not-empty':
    case 'no-dump':
    case 'newer':
      return new CommandFailure(backupCommands.load.refused[result.outcome])
    case 'in-use':
      return new CommandFailure(backupCommands.restore.inUse(result.by))
    case 'damaged':
      return damagedBackup(result.backup, result.issues, messages)
  }
}
