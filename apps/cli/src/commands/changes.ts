import { riyadhMinute } from '@zayy/domain/riyadh-time'
import { listChanges } from '@zayy/platform/audit/list-changes'
import { readOrderCode } from '@zayy/domain/orders/order-code'
import { CommandFailure, defineCommand } from '../command-line/command.ts'
import { textTable } from '../command-line/text-table.ts'
import { detailsText } from '../details-text.ts'
import { withShop } from '../open-shop.ts'
import { MOST_LISTED, readLimit } from '../read-limit.ts'

/** `shop changes [--subject TEXT]`: the audit trail, the newest line first. */
export const changes = defineCommand({
  help: ({ changeCommand }) => ({
    summary: changeCommand.summary,
    details: changeCommand.details,
    descriptions: { subject: changeCommand.subject, limit: changeCommand.limit },
  }),
  texts: { subject: 'TEXT', limit: 'N' },
  standard: ['json'],
  async run({ text, env, messages, json, columns, print }) {
    const { changeCommand } = messages
    const most = readLimit(text('limit'))
    if (most === null) throw new CommandFailure(changeCommand.badLimit(MOST_LISTED), 2)
    const found = await withShop(env, 'read', async ({ database }) => {
      const subject = text('subject')
      const named = await listChanges(database, { subject, most })
      if (subject === undefined || named.length > 0) return named
      return await listChanges(database, { subject: readOrderCode(subject), most })
    })
    if (json) return print(JSON.stringify(found))
    if (found.length === 0) return print(changeCommand.none)
    print(
      textTable(
        [
          { heading: changeCommand.columns.at },
          { heading: changeCommand.columns.by, shrinksTo: 8 },
          { heading: changeCommand.columns.action },
          { heading: changeCommand.columns.subject, shrinksTo: 10 },
          { heading: changeCommand.columns.details, shrinksTo: 10 },
        ],
        found.map(({ at, by, action, subject, details }) => [
          riyadhMinute(at.getTime()),
          by,
          action,
          subject,
          detailsText(details),
        ]),
        columns,
      ),
    )
  },
})
