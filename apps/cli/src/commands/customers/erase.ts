import { join } from 'node:path'
import { removeMailFiles } from '@zayy/platform/mail/remove-mail-files'
import { erasePerson } from '@zayy/shop/privacy/erase-person'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import { withShop } from '../../open-shop.ts'

/** `shop customers erase EMAIL`, after the address is typed again. Exit code 1: nothing was changed. */
export const erase = defineCommand({
  help: ({ customerCommands: { erase, email } }) => ({
    summary: erase.summary,
    details: erase.details,
    descriptions: { EMAIL: email },
  }),
  operands: ['EMAIL'],
  standard: ['json', 'yes', 'by'],
  async run({ operands, env, messages, json, by, confirmByTyping, print }) {
    const { customerCommands } = messages
    const email = operands.EMAIL.trim()
    await confirmByTyping(customerCommands.erase.question(email), email)
    const erased = await withShop(env, 'change', async ({ database, settings }) => {
      const outcome = await erasePerson(database, email, by)
      if (outcome.kind === 'erased') await removeMailFiles(join(settings.dataDir, 'mail'), email)
      return outcome
    })
    if (erased.kind === 'unknown') throw new CommandFailure(customerCommands.unknown(email))
    if (erased.kind === 'openOrders')
      throw new CommandFailure(customerCommands.erase.openOrders(erased.codes.join(', ')))
    const { account, invoices, reviews, messages: contactMessages } = erased
    if (json)
      return print(JSON.stringify({ account, reviews, messages: contactMessages, invoices_kept: invoices }))
    print(customerCommands.erase.erased(email))
    if (invoices.length > 0) print(customerCommands.erase.kept(invoices.length))
  },
})
