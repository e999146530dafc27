import { changeSetting, type SettingChange } from '@zayy/shop/catalogue-files/edits/change-setting'
import { findGivenImages } from '@zayy/shop/catalogue-files/edits/find-given-images'
import { costlyKeys, isLocalizedKey, isSharedKey } from '@zayy/shop/catalogue-files/setting-table'
import { type Call, CommandFailure, defineCommand } from '../../command-line/command.ts'
import { imageFinder } from '../../edits/image-finder.ts'
import { readTextFile } from '../../edits/read-text-file.ts'
import { reportEdit } from '../../edits/report-edit.ts'
import { withShop } from '../../open-shop.ts'
import { unknownSetting } from './get.ts'

/** `shop settings set KEY [VALUE]`. Exit code 1: the value is invalid, and nothing was changed. */
export const set = defineCommand({
  help: ({ settingCommands: { set }, commandLine: { edits } }) => ({ ...set, 'dry-run': edits.dryRun }),
  operands: ['KEY', 'VALUE?'],
  texts: { ar: 'TEXT', en: 'TEXT', file: 'FILE', 'ar-file': 'FILE', 'en-file': 'FILE' },
  flags: ['clear', 'dry-run'],
  standard: ['json', 'yes', 'by'],
  async run(call) {
    const { env, folder, locale, by, flag } = call
    const change = await readSettingChange(call)
    const dryRun = flag('dry-run')
    const logos = change.key === 'logo' ? [change.ar ?? '', change.en ?? ''] : []
    const images = await findGivenImages(imageFinder([folder]), logos)
    const options = { by, locale, dryRun }
    const make = (dry: boolean) =>
      withShop(env, 'change', (shop) => changeSetting(shop, change, { ...options, dryRun: dry }, images))
    if (costlyKeys.some((key) => key === change.key) && !dryRun && !call.yes) {
      const trial = await make(true)
      const [first] = trial.kind === 'done' ? trial.changes : []
      if (!first) return reportEdit(trial, change.key, false, call)
      const { sure } = call.messages.settingCommands.set
      await call.confirm(sure(change.key, first.before ?? '', first.after ?? ''))
    }
    reportEdit(await make(dryRun), change.key, dryRun, call)
  },
})

type SetCall = Pick<
  Call<'KEY' | 'VALUE?', 'ar' | 'en' | 'file' | 'ar-file' | 'en-file', 'clear' | 'dry-run'>,
  'operands' | 'text' | 'flag' | 'folder' | 'messages'
>

/**
 * Reads the new value of a setting from the command line or from files.
 * @throws CommandFailure 1 if the setting is unknown, 2 if the value is missing, given twice or lacks a language
 */
async function readSettingChange(call: SetCall): Promise<SettingChange> {
  const { operands, text, flag, folder, messages } = call
  const { settingCommands } = messages
  const key = operands.KEY
  const clear = flag('clear')
  const given = async (typed: string | undefined, file: string | undefined, empty: boolean) => {
    if ([typed, file, empty || undefined].filter((way) => way !== undefined).length > 1)
      throw new CommandFailure(settingCommands.set.oneWay, 2)
    if (file !== undefined) return await readTextFile(file, folder, messages.commandLine.edits)
    return empty ? '' : typed
  }
  if (isSharedKey(key)) {
    if ((['ar', 'en', 'ar-file', 'en-file'] as const).some((name) => text(name) !== undefined))
      throw new CommandFailure(settingCommands.set.noLanguage(key), 2)
    const value = await given(operands.VALUE, text('file'), clear)
    if (value === undefined) throw new CommandFailure(settingCommands.set.noLanguage(key), 2)
    return { key, value }
  }
  if (!isLocalizedKey(key)) throw unknownSetting(key, messages)
  if (operands.VALUE !== undefined || text('file') !== undefined)
    throw new CommandFailure(settingCommands.set.byLanguage(key), 2)
  const ar = await given(text('ar'), text('ar-file'), clear)
  const en = await given(text('en'), text('en-file'), clear)
  if (ar === undefined && en === undefined) throw new CommandFailure(settingCommands.set.byLanguage(key), 2)
  return {
    key,
    ...(ar === undefined ? {} : { ar }),
    ...(en === undefined ? {} : { en }),
  }
}
