import { html, type Markup } from './html.ts'

/** Names with a bar each, as long as its share of the greatest; the numbers themselves stand in the table below. */
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
