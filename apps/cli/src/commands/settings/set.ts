import { changeSetting } from '@zayy/shop/catalogue-files/edits/change-setting'
import { findGivenPictures } from '@zayy/shop/catalogue-files/edits/find-given-pictures'
import { dearKeys } from '@zayy/shop/catalogue-files/edits/setting-columns'
import { defineCommand } from '../../command-line/command.ts'
import { pictureFinder } from '../../edits/picture-finder.ts'
import { reportEdit } from '../../edits/report-edit.ts'
import { withShop } from '../../open-shop.ts'
import { readSettingChange } from './read-setting-change.ts'

/** `shop settings set KEY [VALUE]`. Exit code 1: what was typed is not what the setting may be, and nothing was changed. */
export const set = defineCommand({
  help: ({ settingCommands: { set }, editCommands }) => ({
    summary: set.summary,
    details: set.details,
    descriptions: {
      KEY: set.key,
      VALUE: set.value,
      ar: set.ar,
      en: set.en,
      file: set.file,
      'ar-file': set.arFile,
      'en-file': set.enFile,
      clear: set.clear,
      'dry-run': editCommands.dryRun,
    },
  }),
  operands: ['KEY', 'VALUE?'],
  texts: { ar: 'TEXT', en: 'TEXT', file: 'FILE', 'ar-file': 'FILE', 'en-file': 'FILE' },
  flags: ['clear', 'dry-run'],
  standard: ['json', 'yes', 'by'],
  async run(call) {
    const { env, folder, locale, by, flag } = call
    const change = await readSettingChange(call)
    const dryRun = flag('dry-run')
    const logos = change.key === 'logo' ? [change.ar ?? '', change.en ?? ''] : []
    const pictures = await findGivenPictures(pictureFinder([folder]), logos)
    const options = { by, locale, dryRun }
    const make = (dry: boolean) =>
      withShop(env, 'change', (shop) => changeSetting(shop, change, { ...options, dryRun: dry }, pictures))
    if (dearKeys.some((key) => key === change.key) && !dryRun && !call.yes) {
      const trial = await make(true)
      const [first] = trial.kind === 'done' ? trial.changes : []
      if (!first) return reportEdit(trial, change.key, false, call)
      const { sure } = call.messages.settingCommands.set
      await call.confirm(sure(change.key, first.before ?? '', first.after ?? ''))
    }
    reportEdit(await make(dryRun), change.key, dryRun, call)
  },
})
