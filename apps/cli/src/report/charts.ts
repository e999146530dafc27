import { toSar } from '@zayy/domain/money'
import type { Locale } from '@zayy/i18n/locale'
import { formatNumber } from '@zayy/i18n/numbers'
import type { Report } from '@zayy/shop/reports/get-report'
import { html, type Markup } from './html.ts'
import { amount, periodName, type ReportMessages } from './report-sections.ts'

const WIDTH = 960
const HEIGHT = 300
const AXIS = 76
const TOP = 14
const BOTTOM = 34
const MAX_LABELS = 10
const MAX_BAR_WIDTH = 64

/** Draws sales by period as bars in reading direction. Each bar has a tooltip with its numbers. */
export function periodChart(
  report: Report,
  { messages, locale }: { messages: ReportMessages; locale: Locale },
): Markup {
  const { periods, unit } = report
  const values = periods.map(({ gross }) => Number(toSar(gross)))
  const ticks = axisTicks(Math.max(0, ...values))
  const top = ticks.at(-1) ?? 1
  const isRtl = locale === 'ar'
  const across = (x: number) => (isRtl ? WIDTH - x : x)
  const down = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top)
  const slot = (WIDTH - AXIS) / Math.max(1, periods.length)
  const bar = Math.min(MAX_BAR_WIDTH, slot * 0.72)
  const everyNth = Math.ceil(periods.length / MAX_LABELS)
  const lines = ticks.map(
    (
      tick,
    ) => html`<line class="grid" x1="${across(AXIS)}" x2="${across(WIDTH)}" y1="${down(tick)}" y2="${down(tick)}"/>
<text class="tick" x="${across(AXIS - 10)}" y="${down(tick) + 4}" text-anchor="${isRtl ? 'start' : 'end'}" direction="ltr">${formatNumber(tick)}</text>`,
  )
  const bars = periods.map((period, index) => {
    const middle = across(AXIS + slot * (index + 0.5))
    const name = periodName(report, period.from, locale)
    const y = down(values[index] ?? 0)
    const label = index % everyNth === 0 ? name : null
    return html`<g><title>${name}: ${amount(period.gross)} ${messages.currency} · ${messages.orders} ${formatNumber(period.orders)}</title>
<rect class="hit" x="${middle - slot / 2}" y="${TOP}" width="${slot}" height="${HEIGHT - TOP - BOTTOM}"/>
<rect class="bar" x="${middle - bar / 2}" y="${y}" width="${bar}" height="${down(0) - y}" rx="${Math.min(3, bar / 2)}"/>${
      label === null
        ? null
        : html`<text class="tick" x="${middle}" y="${HEIGHT - 10}" text-anchor="middle">${label}</text>`
    }</g>`
  })
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${messages.chart(messages.byPeriod[unit])}">${lines}${bars}</svg>`
}

const STEPS = [1, 2, 2.5, 5, 10]
const MAX_TICKS = 4

/** Returns at most five round numbers from 0 to the first that reaches the greatest value. */
export function axisTicks(greatest: number): number[] {
  if (!(greatest > 0)) return [0, 1]
  const rough = greatest / MAX_TICKS
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((each) => each * power >= rough * (1 - 1e-9)) ?? 10) * power
  const count = Math.ceil(greatest / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

/** Draws a bar per name, relative to the largest value; the table below has the numbers. */
export function shareBars(
  label: string,
  rows: readonly { name: string; size: number; value: string }[],
): Markup | null {
  const greatest = Math.max(0, ...rows.map(({ size }) => size))
  if (greatest === 0) return null
  return html`<div class="shares" role="img" aria-label="${label}">${rows.map(
    ({ name, size, value }) => html`<div class="share"><span class="name"><bdi>${name}</bdi></span>
<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="bar" width="${((100 * size) / greatest).toFixed(2)}" height="10"/></svg>
<span class="value">${value}</span></div>`,
  )}</div>`
}
