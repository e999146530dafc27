import { formatFullDay } from '@zayy/i18n/dates'
import type { Locale } from '@zayy/i18n/locale'
import type { Report } from '@zayy/shop/reports/get-report'
import { textTable } from '../command-line/text-table.ts'
import {
  citySection,
  couponSection,
  keyFigures,
  methodSection,
  periodSection,
  productSection,
  type ReportMessages,
  type Section,
  sumsSection,
} from './report-sections.ts'

/** Renders a report for the terminal: the key figures, then a table per section. */
export function reportText(
  report: Report,
  { messages, locale, columns }: { messages: ReportMessages; locale: Locale; columns: number | null },
): string {
  const span = messages.span(formatFullDay(report.from, locale), formatFullDay(report.to, locale))
  const figures = keyFigures(report, messages).map(
    ({ label, value, beside }) => `${label}: ${value}${beside === undefined ? '' : ` (${beside})`}`,
  )
  const sections = [
    sumsSection(report, messages),
    periodSection(report, messages, locale),
    productSection(report, messages),
    couponSection(report, messages),
    methodSection(report, messages),
    citySection(report, messages),
  ]
  return [
    `${messages.title} · ${span}`,
    messages.inRiyals,
    '',
    ...figures,
    ...sections.flatMap((section) => ['', ...sectionText(section, columns)]),
  ].join('\n')
}

function sectionText({ title, headings, rows, none, note }: Section, columns: number | null): string[] {
  if (rows.length === 0) return [title, none]
  const shown = headings.map(({ text, end }) =>
    end ? { heading: text, end: true as const } : { heading: text, shrinksTo: 10 },
  )
  return [title, textTable(shown, rows, columns), ...(note === undefined ? [] : [note])]
}
