import { formatFullDay } from '@zayy/i18n/dates'
import type { Locale } from '@zayy/i18n/locale'
import type { Report } from '@zayy/shop/reports/report'
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

/** A report for the terminal: its numbers, then a table for each part. */
export function reportText(
  report: Report,
  { said, locale, columns }: { said: ReportMessages; locale: Locale; columns: number | null },
): string {
  const span = said.span(formatFullDay(report.from, locale), formatFullDay(report.to, locale))
  const figures = keyFigures(report, said).map(
    ({ label, value, beside }) => `${label}: ${value}${beside === undefined ? '' : ` (${beside})`}`,
  )
  const sections = [
    sumsSection(report, said),
    periodSection(report, said, locale),
    productSection(report, said),
    couponSection(report, said),
    methodSection(report, said),
    citySection(report, said),
  ]
  return [
    `${said.title} · ${span}`,
    said.inRiyals,
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
