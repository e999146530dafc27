import postcss from 'postcss'
import { expect, test } from 'vitest'
import { inlineTokens } from './inline-tokens.ts'

const tokens = `:root { --space-4: 16px; --radius-md: 10px; --color-line: #e3dfd7; --color-text: #17211f; --color-mark: #9a958a; }
@media print { :root { --radius-md: 8px; } }`

const sources = {
  styles: [tokens, '.wall { --color-text: white; --gap: 4px }', '.bar { --bar-space: 0px }'],
  scripts: [
    "getComputedStyle(root).getPropertyValue('--color-mark')",
    "style.setProperty('--bar-space', '1px')",
  ],
}

const inlined = (css: string) =>
  postcss([inlineTokens(tokens, sources)]).process(css, { from: undefined }).css

test('replaces a token by its value', () => {
  expect(inlined('a { margin: calc(-1 * var(--space-4)) var(--space-4); color: var(--color-line) }')).toBe(
    'a { margin: calc(-1 * 16px) 16px; color: #e3dfd7 }',
  )
})

test('keeps tokens that depend on the screen or the component, and shortens their names', () => {
  const css =
    '.wall { --color-text: white; border-radius: var(--radius-md); gap: var(--gap, var(--space-4)) }'
  expect(inlined(css)).toBe('.wall { --0: white; border-radius: var(--2); gap: var(--1, 16px) }')
})

test('keeps the names and values that a script reads or sets', () => {
  const css = 'a { background: var(--color-mark); inset-block-end: var(--bar-space, 0px) }'
  expect(inlined(css)).toBe(css)
})

test('removes inlined tokens from :root', () => {
  expect(inlined(tokens)).not.toMatch(/16px|#e3dfd7/)
  expect(inlined(tokens)).toContain('8px')
})
