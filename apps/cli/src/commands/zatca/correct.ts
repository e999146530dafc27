import { foldDigits } from '@zayy/domain/text/digits'
import { correctDocument } from '@zayy/shop/invoicing/zatca/correct-document'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import { withShop } from '../../open-shop.ts'

/** `shop zatca correct NUMBER`: a new document for a rejected one. Exit code 1: nothing was changed. */
export const correct = defineCommand({
  help: ({ zatcaCommands: { correct, number } }) => ({ ...correct, NUMBER: number }),
  operands: ['NUMBER'],
  standard: ['by'],
  async run({ operands, env, messages, by, print }) {
    const number = foldDigits(operands.NUMBER).trim().toUpperCase()
    const texts = messages.zatcaCommands
    const done = await withShop(env, 'change', ({ database }) => correctDocument(database, { number, by }))
    if (done === 'unknown') throw new CommandFailure(texts.unknown(number))
    if (done !== 'queued') throw new CommandFailure(texts.correct[done](number))
    print(texts.correct.queued(number))
  },
})
