import { changeUnit } from '@zayy/shop/invoicing/zatca/change-unit'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import { withShop } from '../../open-shop.ts'

/** `shop zatca resume`: resumes sending, waiting documents first. Exit code 1: nothing was changed. */
export const resume = defineCommand({
  help: ({ zatcaCommands: { resume } }) => resume,
  standard: ['by'],
  async run({ env, messages, by, print }) {
    const texts = messages.zatcaCommands
    const done = await withShop(env, 'change', ({ database }) =>
      changeUnit(database, { change: 'resume', by }),
    )
    if (done.kind === 'none') throw new CommandFailure(texts.noUnit)
    print(texts.retry.queued(done.queued))
  },
})
