import postcss from 'postcss'
import { expect, test } from 'vitest'
import { inlineScale } from './inline-scale.ts'

const tokens = `:root { --space-4: 16px; --radius-md: 10px; --color-text: #17211f; }
@media print { :root { --radius-md: 8px; } }`

const inlined = (css: string) => postcss([inlineScale(tokens)]).process(css, { from: undefined }).css

test('replaces a token by its value', () => {
  expect(inlined('a { margin: calc(-1 * var(--space-4)) var(--space-4) }')).toBe(
    'a { margin: calc(-1 * 16px) 16px }',
  )
})

test('keeps responsive tokens, colours and component properties', () => {
  const css = 'a { border-radius: var(--radius-md); color: var(--color-text); gap: var(--gap, 4px) }'
  expect(inlined(css)).toBe(css)
})

test('removes inlined tokens from :root', () => {
  expect(inlined(tokens)).toBe(tokens.replace('--space-4: 16px; ', ''))
})
