import { isId, MAX_ID } from '@zayy/domain/ids'
import { riyadhMinute } from '@zayy/domain/riyadh-time'
import { cleanLine } from '@zayy/domain/text/clean'
import { readWholeNumber } from '@zayy/domain/text/whole-number'
import { listMessages, type StoredMessage } from '@zayy/shop/contact/list-messages'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import { NUMBER, tableColumns, textTable } from '../../command-line/text-table.ts'
import { withShop } from '../../open-shop.ts'
import { MAX_LISTED, parseLimit } from '../../option-values.ts'

/** `shop messages list [--before NUMBER]`: messages from the contact page, newest first. */
export const list = defineCommand({
  help: ({ messageCommands: { list } }) => list,
  texts: { before: 'NUMBER', limit: 'N' },
  standard: ['json'],
  async run({ text, env, messages, json, columns, print }) {
    const { list: texts, badNumber } = messages.messageCommands
    const most = parseLimit(text('limit'))
    if (most === null) throw new CommandFailure(texts.badLimit(MAX_LISTED), 2)
    const typed = text('before')
    const before = typed === undefined ? undefined : parseMessageId(typed)
    if (before === null) throw new CommandFailure(badNumber, 2)
    const found = await withShop(env, 'read', ({ database }) => listMessages(database, { before, most }))
    if (json) return print(found.map(messageJson))
    const last = found.at(-1)
    if (!last) return print(texts.none)
    const table = textTable(
      tableColumns(texts.columns, {
        number: NUMBER,
        name: { shrinksTo: 8 },
        email: { shrinksTo: 12 },
        message: { shrinksTo: 12 },
      }),
      found.map(({ id, createdAt, name, email, message }) => [
        String(id),
        riyadhMinute(createdAt.getTime()),
        name,
        email,
        cleanLine(message),
      ]),
      columns,
    )
    print(found.length < most ? table : `${table}\n${texts.more(last.id)}`)
  },
})

export function messageJson({ id, createdAt, name, email, phone, message, locale }: StoredMessage) {
  return { number: id, sent_at: createdAt.toISOString(), name, email, phone, language: locale, message }
}

/** Parses a message number in any digits. Null for any other text. */
export function parseMessageId(typed: string): number | null {
  const read = readWholeNumber(typed, MAX_ID)
  return read.kind === 'number' && isId(read.value) ? read.value : null
}
