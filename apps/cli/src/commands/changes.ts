import { riyadhMinute } from '@zayy/domain/riyadh-time'
import { listChanges } from '@zayy/platform/audit/list-changes'
import { changesInTrail } from '@zayy/shop/catalogue-files/import/changes/import-trail'
import { findOrder } from '@zayy/shop/orders/find-order'
import { changeLines } from '../changes/change-lines.ts'
import { CommandFailure, defineCommand } from '../command-line/command.ts'
import { tableColumns, textTable } from '../command-line/text-table.ts'
import { actionText, detailsText } from '../edits/details-text.ts'
import { withShop } from '../open-shop.ts'
import { MAX_LISTED, parseLimit } from '../option-values.ts'

/** Lines, or names in a line, for each kind of change of an import. */
const MOST = 3
const INDENT = '    '

/** `shop changes [--subject TEXT]`: the audit trail, newest first. */
export const changes = defineCommand({
  help: ({ commandLine: { changes } }) => changes,
  texts: { subject: 'TEXT', limit: 'N' },
  standard: ['json'],
  async run({ text, env, locale, messages, json, columns, print }) {
    const texts = messages.commandLine.changes
    const most = parseLimit(text('limit'))
    if (most === null) throw new CommandFailure(texts.badLimit(MAX_LISTED), 2)
    const found = await withShop(env, 'read', async ({ database }) => {
      const subject = text('subject')
      const named = await listChanges(database, { subject, most })
      if (subject === undefined || named.length > 0) return named
      const order = await findOrder(database, subject)
      return order.kind === 'found' ? await listChanges(database, { subject: order.code, most }) : named
    })
    if (json) return print(found)
    if (found.length === 0) return print(texts.none)
    const [heading = '', rule = '', ...rows] = textTable(
      tableColumns(texts.columns, {
        by: { shrinksTo: 8 },
        subject: { shrinksTo: 10 },
        details: { shrinksTo: 10 },
      }),
      found.map(({ at, by, action, subject, details }) => [
        riyadhMinute(at.getTime()),
        by,
        actionText(action, { locale, messages }),
        subject,
        detailsText(details, { locale, messages }),
      ]),
      columns,
    ).split('\n')
    print(`${heading}\n${rule}`)
    for (const [index, { details }] of found.entries()) {
      print(rows[index] ?? '')
      const lines = changeLines(changesInTrail(details) ?? [], {
        locale,
        messages,
        columns,
        most: MOST,
        indent: INDENT,
      })
      for (const line of lines) print(line)
    }
  },
})
