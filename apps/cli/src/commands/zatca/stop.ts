import { changeUnit } from '@zayy/shop/invoicing/zatca/change-unit'
import { findUnitStatus } from '@zayy/shop/invoicing/zatca/find-documents'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import { withShop } from '../../open-shop.ts'

/** `shop zatca stop`: sends nothing more; with `--for-good` the unit ends. Exit code 1: nothing was changed. */
export const stop = defineCommand({
  help: ({ zatcaCommands: { stop } }) => stop,
  flags: ['for-good'],
  standard: ['yes', 'by'],
  async run({ flag, env, messages, by, print, confirm }) {
    const texts = messages.zatcaCommands
    const change = flag('for-good') ? 'retire' : 'stop'
    const done = await withShop(env, 'change', async ({ database }) => {
      const { unit } = await findUnitStatus(database, new Date())
      if (!unit) throw new CommandFailure(texts.noUnit)
      if (change === 'retire') await confirm(texts.stop.sure)
      return await changeUnit(database, { change, by })
    })
    if (done.kind === 'none') throw new CommandFailure(texts.noUnit)
    print(change === 'retire' ? texts.stop.retired : texts.stop.stopped)
  },
})
