import { resolve } from 'node:path'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import { getReport } from '@zayy/shop/reports/get-report'
import { defineCommand } from '../command-line/command.ts'
import { type Shop, withShop } from '../open-shop.ts'
import { outputFile } from '../output-file.ts'
import { readReportSpan } from '../report/read-report-span.ts'
import { reportJson } from '../report/report-json.ts'
import { reportPage } from '../report/report-page.ts'
import { reportText } from '../report/report-text.ts'

/** `shop report [--from DAY] [--to DAY] [--html FILE]`: what was sold, in the terminal or as a page. */
export const report = defineCommand({
  help: ({ report }) => ({
    summary: report.summary,
    details: report.details,
    descriptions: { from: report.from, to: report.to, 'by-period': report.by, html: report.html },
  }),
  texts: { from: 'YYYY-MM-DD', to: 'YYYY-MM-DD', 'by-period': 'UNIT', html: 'FILE' },
  standard: ['json'],
  async run({ text, env, folder, messages, locale, json, columns, print }) {
    const now = new Date()
    const typed = { from: text('from'), to: text('to'), unit: text('by-period') }
    const span = readReportSpan(typed, riyadhDay(now.getTime()), messages.report)
    const html = text('html')
    const path = html === undefined ? null : resolve(folder, html)
    const file = path === null ? null : outputFile(path)
    const read = ({ database }: Shop) => getReport(database, { ...span, locale })
    const made = await withShop(env, 'read', read, file?.handOver)
    if (file && path !== null) {
      await file.write([reportPage(made, { messages: messages.report, locale, now })])
      return print(messages.report.written(path))
    }
    print(
      json
        ? JSON.stringify(reportJson(made))
        : reportText(made, { messages: messages.report, locale, columns }),
    )
  },
})
