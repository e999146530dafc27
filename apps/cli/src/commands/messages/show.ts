import { riyadhMinute } from '@zayy/domain/riyadh-time'
import { cleanLine } from '@zayy/domain/text/clean'
import { findMessage } from '@zayy/shop/contact/list-messages'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import { withShop } from '../../open-shop.ts'
import { messageJson, parseMessageId } from './list.ts'

/** `shop messages show NUMBER`: one message in full. */
export const show = defineCommand({
  help: ({ messageCommands: { show } }) => show,
  operands: ['NUMBER'],
  standard: ['json'],
  async run({ operands, env, messages, json, print }) {
    const { show: texts, badNumber } = messages.messageCommands
    const id = parseMessageId(operands.NUMBER)
    if (id === null) throw new CommandFailure(badNumber, 2)
    const message = await withShop(env, 'read', ({ database }) => findMessage(database, id))
    if (!message) throw new CommandFailure(texts.unknown(id))
    if (json) return print(messageJson(message))
    const { name, email, phone, createdAt } = message
    const facts = [
      [texts.from, name],
      [texts.email, email],
      [texts.phone, phone],
      [texts.sentAt, riyadhMinute(createdAt.getTime())],
    ].flatMap(([label, value]) => (value ? [`${label}: ${cleanLine(value)}`] : []))
    print([...facts, '', ...message.message.split('\n').map(cleanLine)].join('\n'))
  },
})
