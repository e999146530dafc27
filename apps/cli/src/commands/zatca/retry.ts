import { requestRetry } from '@zayy/shop/invoicing/zatca/change-unit'
import { defineCommand } from '../../command-line/command.ts'
import { withShop } from '../../open-shop.ts'

/** `shop zatca retry`: sends at once what waits. */
export const retry = defineCommand({
  help: ({ zatcaCommands: { retry } }) => retry,
  standard: ['json'],
  async run({ env, messages, json, print }) {
    const queued = await withShop(env, 'change', ({ database }) => requestRetry(database))
    print(json ? { queued } : messages.zatcaCommands.retry.queued(queued))
  },
})
