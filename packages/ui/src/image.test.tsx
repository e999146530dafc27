/** An image is at most a fifth wider than it is shown. */

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { IMAGE_WIDTHS, widthsFor } from './image.tsx'
import { Thumb } from './thumb.tsx'

const url = '/media/0123456789abcdef0123/800.webp'
const densities = [1, 2, 3]

/** Expects one of `offered` to be wide enough for `needed` pixels, and at most a fifth wider. */
function expectNear(offered: readonly number[], needed: number) {
  if (needed > Math.max(...IMAGE_WIDTHS)) return
  const chosen = offered.find((width) => width >= needed) ?? Number.NaN
  expect(chosen / needed, `${chosen} for ${needed}`).toBeGreaterThanOrEqual(1)
  expect(chosen / needed, `${chosen} for ${needed}`).toBeLessThanOrEqual(1.2)
}

test.each([
  [76, 76],
  [86, 179],
  [240, 240],
  [301, 520],
  [320, 1_023],
  [667, 2_400],
])('widths for %i to %i CSS pixels fit every screen', (from, to) => {
  const offered = widthsFor(from, to)
  for (const density of densities)
    for (let shown = from; shown <= to; shown += 1) expectNear(offered, shown * density)
  expect(offered.filter((width) => width < from)).toEqual([])
})

describe('a small image', () => {
  test.each([32, 34, 36, 44, 48, 64, 76, 128])('of %i pixels fits every screen', (width) => {
    const html = renderToStaticMarkup(<Thumb url={url} width={width} height={width} />)
    const offered = [...html.matchAll(/\/(\d+)\.avif(?: (\d)x)?/g)]
    expect(offered.map(([, , density = '1']) => Number(density))).toEqual(densities)
    for (const [, made, density = '1'] of offered) expectNear([Number(made)], width * Number(density))
  })

  test('that is a drawing has one address', () => {
    const html = renderToStaticMarkup(<Thumb url="/assets/logo.svg" width={48} height={48} />)
    expect(html).toContain('src="/assets/logo.svg"')
    expect(html).not.toContain('srcset')
  })
})
