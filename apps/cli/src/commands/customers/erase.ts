import { join } from 'node:path'
import { cleanLine } from '@zayy/domain/text/clean'
import { removeMailFiles } from '@zayy/platform/mail/remove-mail-files'
import { checkErasure, type ErasedName } from '@zayy/shop/privacy/check-erasure'
import { erasePerson } from '@zayy/shop/privacy/erase-person'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { withShop } from '../../open-shop.ts'

/** `shop customers erase EMAIL`, after the address is typed again. Exit code 1: nothing was changed. */
export const erase = defineCommand({
  help: ({ customerCommands: { erase, email } }) => ({ ...erase, EMAIL: email }),
  operands: ['EMAIL'],
  standard: ['json', 'yes', 'by'],
  async run({ operands, env, messages, json, by, confirmByTyping, print }) {
    const { customerCommands } = messages
    const { erase: words, unknown } = customerCommands
    const email = operands.EMAIL.trim()
    const { erased, people } = await withShop(env, 'change', async ({ database, settings }) => {
      const check = await checkErasure(database, email)
      if (check.kind === 'unknown') throw new CommandFailure(unknown(email))
      if (check.kind === 'openOrders') throw new CommandFailure(words.openOrders(check.codes.join(', ')))
      const { people } = check
      if (people.length > 0) process.stderr.write(`${named(people, words)}\n\n`)
      await confirmByTyping(words.question(email), email)
      const erased = await erasePerson(database, email, by)
      if (erased.kind === 'erased') await removeMailFiles(join(settings.dataDir, 'mail'), email)
      return { erased, people }
    })
    if (erased.kind === 'unknown') throw new CommandFailure(unknown(email))
    if (erased.kind === 'openOrders') throw new CommandFailure(words.openOrders(erased.codes.join(', ')))
    const { account, invoices, reviews, messages: contactMessages } = erased
    if (json) return print({ people, account, reviews, messages: contactMessages, invoices_kept: invoices })
    print(words.erased(email))
    if (invoices.length > 0) print(words.kept(invoices.length))
  },
})

/** Names everybody, each with the orders. */
function named(
  people: readonly ErasedName[],
  { people: title, several }: CommandMessages['customerCommands']['erase'],
): string {
  const lines = people.map(({ name, orders }) =>
    ['', cleanLine(name), ...(orders.length === 0 ? [] : [`(${orders.join(', ')})`])].join(' '),
  )
  return [title, ...lines, ...(people.length > 1 ? [several] : [])].join('\n')
}
