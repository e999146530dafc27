import { toSar } from '@zayy/domain/money'
import { riyadhMinute } from '@zayy/domain/riyadh-time'
import { formatFullDay } from '@zayy/i18n/dates'
import { type Locale, localeInfo } from '@zayy/i18n/locale'
import { formatNumber } from '@zayy/i18n/numbers'
import type { Report } from '@zayy/shop/reports/report'
import { html, Markup } from './html.ts'
import { periodChart, shareBars } from './charts.ts'
import {
  amount,
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
import { REPORT_STYLE } from './report-style.ts'

/**
 * A report as one page that needs nothing else: no script, no address of anything, for a screen and for paper.
 * @param made.now when it was made
 */
export function reportPage(
  report: Report,
  { messages, locale, now }: { messages: ReportMessages; locale: Locale; now: Date },
): string {
  const { dir } = localeInfo[locale]
  const span = messages.span(formatFullDay(report.from, locale), formatFullDay(report.to, locale))
  const style = new Markup(`<style>${REPORT_STYLE}</style>`)
  const { text } = html`<!doctype html>
<html lang="${locale}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${messages.title} · ${report.shop} · ${span}</title>
${style}
</head>
<body><main>
<header><h1>${messages.title}</h1><p><bdi>${report.shop}</bdi> · ${span}</p><p>${messages.made(riyadhMinute(now.getTime()))} · ${messages.inRiyals}</p></header>
${figures(report, messages)}
${parts(report, messages, locale)}
<p class="note">${messages.howCounted}</p>
</main></body>
</html>
`
  return text
}

function figures(report: Report, messages: ReportMessages): Markup {
  return html`<dl class="figures">${keyFigures(report, messages).map(
    ({ label, value, beside }, index) =>
      html`<div${index === 0 ? new Markup(' class="lead"') : null}><dt>${label}</dt><dd><bdi dir="ltr">${value}</bdi>${
        beside === undefined ? null : html`<small>${beside}</small>`
      }</dd></div>`,
  )}</dl>`
}

function parts(report: Report, messages: ReportMessages, locale: Locale): Markup {
  const { sold, products, cities, unit } = report
  const periods = periodSection(report, messages, locale)
  if (sold.orders === 0) return html`<section><h2>${periods.title}</h2><p>${messages.none}</p></section>`
  const pieces = products.map(({ name, pieces }) => ({ name, size: pieces, value: formatNumber(pieces) }))
  const sales = cities.map(({ name, gross }) => ({
    name,
    size: Number(toSar(gross)),
    value: amount(gross),
  }))
  return html`<section><h2>${periods.title}</h2><div class="scroll latest">${periodChart(report, { messages, locale })}</div>
<details${unit === 'day' ? null : new Markup(' open')}><summary>${messages.asTable}</summary>${table(periods, true)}</details></section>
<div class="pair">${section(sumsSection(report, messages), null, true)}${section(methodSection(report, messages), null)}</div>
${section(productSection(report, messages), shareBars(messages.chart(messages.bestSellers), pieces))}
<div class="pair">${section(citySection(report, messages), shareBars(messages.chart(messages.cities), sales))}${section(couponSection(report, messages), null)}</div>`
}

function section(shown: Section, chart: Markup | null, hasSum = false): Markup {
  const { title, rows, none, note } = shown
  return html`<section class="whole"><h2>${title}</h2>${chart}${
    rows.length === 0 ? html`<p>${none}</p>` : table(shown, hasSum)
  }${note === undefined ? null : html`<p class="note">${note}</p>`}</section>`
}

/** @param hasSum whether its last row is the sum of the others */
function table({ headings, rows }: Section, hasSum: boolean): Markup {
  return html`<div class="scroll"><table><thead><tr>${headings.map(({ text, end }) =>
    end ? html`<th class="end">${text}</th>` : html`<th>${text}</th>`,
  )}</tr></thead><tbody>${rows.map(
    (row, index) =>
      html`<tr${hasSum && index === rows.length - 1 ? new Markup(' class="sum"') : null}>${row.map(
        (text, at) =>
          headings[at]?.end
            ? html`<td class="end"><bdi dir="ltr">${text}</bdi></td>`
            : html`<td><bdi>${text}</bdi></td>`,
      )}</tr>`,
  )}</tbody></table></div>`
}
