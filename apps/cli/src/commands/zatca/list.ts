import { riyadhMinute } from '@zayy/domain/riyadh-time'
import { DOCUMENT_FILTERS, findDocuments } from '@zayy/shop/invoicing/zatca/find-documents'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { NUMBER, tableColumns, textTable } from '../../command-line/text-table.ts'
import { withShop } from '../../open-shop.ts'

const LIMIT = 200

export type ListedDocument = Awaited<ReturnType<typeof findDocuments>>[number]

/** `shop zatca list`: documents, newest first. */
export const list = defineCommand({
  help: ({ zatcaCommands: { list } }) => list,
  texts: { state: 'STATE' },
  standard: ['json'],
  async run({ text, env, messages, json, columns, print }) {
    const { list: texts } = messages.zatcaCommands
    const given = text('state')
    const filter = DOCUMENT_FILTERS.find((one) => one === given) ?? null
    if (given !== undefined && filter === null) throw new CommandFailure(texts.badState, 2)
    const found = await withShop(env, 'read', ({ database }) =>
      findDocuments(database, { filter, limit: LIMIT }),
    )
    if (json) return print(found)
    if (found.length === 0) return print(texts.none)
    const headings = tableColumns(texts.columns, { counter: NUMBER, messages: { shrinksTo: 12 } })
    const rows = found.map((document) => documentRow(document, messages))
    print(textTable(headings, rows, columns))
  },
})

export function documentRow(
  document: ListedDocument,
  { zatcaCommands: { list } }: CommandMessages,
): string[] {
  return [
    document.number,
    String(document.counter),
    riyadhMinute(document.issuedAt.getTime()),
    document.isStandard ? list.kinds.standard : list.kinds.simplified,
    list.states[document.state],
    document.messages.map(({ code, text }) => code || text).join(' '),
  ]
}
