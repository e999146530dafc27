import { toSar } from '@zayy/domain/money'
import { riyadhMinute } from '@zayy/domain/riyadh-time'
import { formatFullDay } from '@zayy/i18n/dates'
import { type Locale, localeInfo } from '@zayy/i18n/locale'
import { formatNumber } from '@zayy/i18n/numbers'
import type { Report } from '@zayy/shop/reports/get-report'
import { periodChart, shareBars } from './charts.ts'
import { html, Markup } from './html.ts'
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

/**
 * Renders a report as one HTML page without scripts and external files, for screen and print.
 * @param made.now the time of the report
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

/** The page's styles: the shop's colours, A4 in print, dark mode by the reader's preference. */
const REPORT_STYLE = `
:root { color-scheme: light dark; --paper: #fbfaf7; --card: #fff; --line: #e3dfd7; --ink: #17211f; --soft: #55605c; --bar: #0e5a4a; --tint: #e4efeb }
@media (prefers-color-scheme: dark) {
  :root { --paper: #101715; --card: #18211f; --line: #2c3835; --ink: #eef2f0; --soft: #a9b5b0; --bar: #4fae95; --tint: #1d2f2a }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.6 Alexandria, 'IBM Plex Sans Arabic', 'Noto Sans Arabic', 'Segoe UI', Tahoma, sans-serif; font-variant-numeric: tabular-nums }
main { max-inline-size: 1040px; margin-inline: auto; padding: 32px 20px 48px }
h1 { font-size: 30px; line-height: 1.35; margin: 0 }
h2 { font-size: 19px; line-height: 1.4; margin: 0 0 14px }
header p { margin: 4px 0 0; color: var(--soft) }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(168px, 1fr)); gap: 12px; margin: 26px 0; padding: 0 }
.figures div, section { background: var(--card); border: 1px solid var(--line); border-radius: 10px }
.figures div { padding: 12px 16px }
.figures dt { color: var(--soft); font-size: 13px }
.figures dd { margin: 2px 0 0; font-size: 21px; font-weight: 600; line-height: 1.4 }
.figures small { display: block; color: var(--soft); font-size: 12.5px; font-weight: 400 }
.figures .lead { background: #0e5a4a; border-color: #0e5a4a }
.figures .lead * { color: #fff }
section { padding: 20px; margin-block-end: 16px; overflow-x: auto }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr)); gap: 0 16px; align-items: start }
svg { display: block; inline-size: 100% }
.bar { fill: var(--bar) } .hit { fill: transparent } g:hover .hit { fill: var(--tint) }
.grid { stroke: var(--line); stroke-width: 1 }
.tick { fill: var(--soft); font-size: 12.5px; font-family: inherit }
.scroll { overflow-x: auto }
.scroll > svg { min-inline-size: 820px }
/* Scrolled to its end at first, to the newest periods. */
.latest { direction: rtl } [dir=rtl] .latest { direction: ltr } .latest svg { direction: ltr } [dir=rtl] .latest svg { direction: rtl }
.shares { display: grid; gap: 8px; margin-block-end: 18px }
.share { display: grid; grid-template-columns: minmax(88px, 30%) 1fr 88px; gap: 12px; align-items: center }
.share svg { block-size: 14px; border-radius: 3px; background: var(--tint) }
.share .name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.share .value { text-align: end }
table { inline-size: 100%; border-collapse: collapse }
th, td { padding: 7px 10px; border-block-end: 1px solid var(--line); text-align: start; vertical-align: baseline }
:is(th, td):first-child { padding-inline-start: 0 } :is(th, td):last-child { padding-inline-end: 0 }
th { color: var(--soft); font-size: 13px; font-weight: 500 }
.end { text-align: end; white-space: nowrap }
td:first-child { min-inline-size: 104px }
tr.sum td { font-weight: 600; border-block-end: 0 }
details summary { cursor: pointer; color: var(--soft); margin-block-start: 12px }
.note { color: var(--soft); font-size: 13px; margin: 10px 0 0 }
@page { size: A4; margin: 14mm }
@media print {
  :root { color-scheme: light; --paper: #fff; --card: #fff; --line: #d6d2ca; --ink: #000; --soft: #444; --bar: #0e5a4a; --tint: #eee }
  body { font-size: 11px; print-color-adjust: exact; -webkit-print-color-adjust: exact }
  main { max-inline-size: none; padding: 0 }
  h1 { font-size: 22px } h2 { font-size: 14px; break-after: avoid }
  .figures { grid-template-columns: repeat(5, 1fr); gap: 6px; margin: 12px 0 }
  .figures div { padding: 6px 8px } .figures dd { font-size: 14px } .figures dt, .figures small { font-size: 9.5px }
  section { padding: 10px 12px; margin-block-end: 8px }
  .scroll > svg { min-inline-size: 0 }
  section.whole, .share, tr { break-inside: avoid }
  thead { display: table-header-group }
  th, td { padding: 3px 6px } th, .note { font-size: 9.5px }
}
`
