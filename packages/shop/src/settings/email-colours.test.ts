import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { emailButton, emailColours } from './email-colours.ts'

const tokens = await readFile(new URL('../../../ui/src/styles/tokens.css', import.meta.url), 'utf8')

test.each(Object.entries(emailColours))('%s is the colour of the pages', (name, { light }) => {
  expect(tokens).toContain(`--color-${name}: ${light};`)
})

test.each(['light', 'dark'] as const)('texts have enough contrast in the %s scheme', (scheme) => {
  const grounds = ['page', 'surface', 'accent-tint'] as const
  for (const text of ['text', 'text-muted', 'accent'] as const)
    for (const ground of grounds)
      expect(contrast(emailColours[text][scheme], emailColours[ground][scheme])).toBeGreaterThan(4.5)
})

test('the text of a button has enough contrast', () => {
  expect(contrast(emailButton.text, emailButton.fill)).toBeGreaterThan(4.5)
})

/** WCAG 2.2, 1.4.3. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
