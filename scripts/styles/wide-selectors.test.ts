import { expect, test } from 'vitest'
import { wideSelectors } from './wide-selectors.mjs'

test.each([
  'body:has([data-hero]) nav > :hover',
  'body:has([data-hero=dark]) .header:not(.fixed, :has([open])) nav > :hover',
  ':root:has(.bar) *',
  '.list:has(a) > :first-child',
  '.list:has(a) :is(:hover, :focus)',
  '.card:has(img) + ::before',
])('%s is wide', (selector) => {
  expect(wideSelectors(`.plain { color: red } ${selector} { color: red }`)).toEqual([selector])
  expect(wideSelectors(`@media print { ${selector}, .plain { color: red } }`)).toEqual([selector])
})

test.each([
  'body:has([data-away]) .button:not(:focus-visible)',
  '.header:not(.fixed, :has([open]))',
  '.slide.current:has(~ .slide.previous) :is(.picture, .backdrop)',
  '.scroller:has(th:nth-child(n + 14)) :is(th:first-child, .sum)',
  'nav > :hover',
  ':root:has(.bar)',
  '.form:has(:invalid) button',
  '.form:has(:invalid) [hidden]',
])('%s is not', (selector) => {
  expect(wideSelectors(`/* body:has(a) * {} */ ${selector} { content: "body:has(a) * {" }`)).toEqual([])
})
