import { join } from 'node:path'
import stylelint from 'stylelint'
import { expect, test } from 'vitest'
import config from '../../stylelint.config.mjs'
import { root } from '../steps/root.mjs'

const styles = 'packages/ui/src/styles'
/** The project's rules with fewer reference files: reading every stylesheet per case takes too long. */
const rules = { ...config, referenceFiles: [`${styles}/tokens.css`, `${styles}/media.css`] }

async function brokenRules(
  code: string,
  file = 'apps/storefront/src/cart/line.module.css',
): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: join(root, file), cwd: root, config: rules })
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
}

const inLayer = (css: string) => `@layer ui { ${css} }`

test.each([
  ['margin-left: 1px', 'property-layout-mappings'],
  ['padding-right: var(--space-2)', 'property-layout-mappings'],
  ['left: 0', 'property-layout-mappings'],
  ['right: auto', 'property-layout-mappings'],
  ['border-left: 1px solid', 'property-layout-mappings'],
  ['border-right-color: red', 'property-layout-mappings'],
  ['border-top-left-radius: 1px', 'property-layout-mappings'],
  ['scroll-margin-left: 4px', 'property-layout-mappings'],
  ['text-align: left', 'value-keyword-layout-mappings'],
  ['text-align: right !important', 'value-keyword-layout-mappings'],
  ['float: right', 'value-keyword-layout-mappings'],
  ['clear: left', 'value-keyword-layout-mappings'],
  ['justify-content: left', 'declaration-property-value-disallowed-list'],
  ['margin: 0 1px 0 0', 'declaration-property-max-values'],
  ['padding: 1px 0 1px 1px', 'declaration-property-max-values'],
  ['inset: 0 auto 0 0', 'property-layout-mappings'],
  ['border-width: 0 0 0 2px', 'property-layout-mappings'],
  ['border-radius: 1px 0 0 1px', 'declaration-property-max-values'],
  ['border-radius: 1px 0', 'declaration-property-max-values'],
  ['background-position: right 14px center', 'zayy/mirrored'],
  ['background-position-x: 100%', 'property-disallowed-list'],
  ['object-position: 64% 50%', 'zayy/mirrored'],
  ['transform-origin: 0 50%', 'zayy/mirrored'],
  ['transform-origin: left', 'zayy/mirrored'],
  ['translate: -50% 0', 'zayy/mirrored'],
  ['transform: translateX(12px)', 'zayy/mirrored'],
  ['transform: scale(2) translate(calc(1px * 2), 0)', 'zayy/mirrored'],
  ['transform: translate3d(-100%, 0, 0)', 'zayy/mirrored'],
  ['box-shadow: 2px 0 0 var(--color-text)', 'zayy/mirrored'],
  ['box-shadow: 0 1px 2px #000, inset -3px 0 0 rgb(0 0 0 / 10%)', 'zayy/mirrored'],
  ['background: linear-gradient(to right, red, blue)', 'zayy/mirrored'],
  ['mask-image: linear-gradient(90deg, black, transparent)', 'zayy/mirrored'],
  ['padding: 12px', 'declaration-property-value-disallowed-list'],
  ['margin-inline: auto -16px', 'declaration-property-value-disallowed-list'],
  ['padding: 4px max(1px, 2%)', 'declaration-property-value-disallowed-list'],
  ['gap: 0 12.5px', 'declaration-property-value-disallowed-list'],
  ['row-gap: 2px', 'declaration-property-value-disallowed-list'],
  ['font-size: 15px', 'declaration-property-value-allowed-list'],
  ['font-size: 1.25em', 'declaration-property-value-allowed-list'],
  ['font-size: clamp(40px, 5vw, 72px)', 'declaration-property-value-allowed-list'],
  ['font-weight: 600', 'declaration-property-value-allowed-list'],
  ['font-weight: bolder', 'declaration-property-value-allowed-list'],
  ['font-family: serif', 'declaration-property-value-allowed-list'],
  ['font: 400 15px / 1 serif', 'declaration-property-value-allowed-list'],
  ['font: 500 16px var(--text-body)', 'declaration-property-value-allowed-list'],
  ['--text-body: 400 15px serif', 'declaration-property-value-allowed-list'],
  ['border-start-end-radius: 3px', 'declaration-property-value-disallowed-list'],
  ['z-index: 3', 'declaration-property-value-disallowed-list'],
  ['color: var(--color-acent)', 'no-unknown-custom-properties'],
  ["composes: small from './text.module.css'", 'declaration-property-value-disallowed-list'],
])('rejects "%s" by rule %s, also inside a media query', async (declaration, rule) => {
  expect(await brokenRules(inLayer(`.part { color: red; ${declaration}; }`))).toEqual([rule])
  expect(await brokenRules(inLayer(`@media print { .part > a:is(.x, .y) { ${declaration} } }`))).toEqual([
    rule,
  ])
})

test.each([
  'margin-inline-start: 1px',
  'margin: 0 var(--space-2)',
  'margin: 1px 0 1px',
  'inset: 0',
  'text-align: start',
  'border-radius: var(--radius-sm)',
  'background-position: 50% 0',
  'background-position: center top',
  'transform-origin: 50% 0',
  'translate: 0 -50%',
  'translate: none',
  'transform: translateY(-2px) scale(1.05)',
  'box-shadow: 0 1px 2px var(--color-hover), inset 0 0 0 1px red',
  'box-shadow: var(--shadow)',
  'background: linear-gradient(red, blue)',
  'background: linear-gradient(0deg, red, blue)',
  'background: repeating-linear-gradient(90deg, red 0 1px, transparent 1px 10%)',
  'background: url("data:image/svg+xml,<path style=left:0;float:left>")',
  '--toast-right: 24px',
  'padding: 0 1px 5%',
  'margin-block-end: -1px',
  'padding: calc(24px + var(--space-3)) calc(var(--space-3) - 2px)',
  'font: var(--text-small)',
  'font: inherit',
  'padding: 5mm',
  'block-size: 44px',
  'color: var(--undeclared, red)',
])('accepts "%s"', async (declaration) => {
  expect(await brokenRules(inLayer(`/* left: 0; */ .left:hover { ${declaration}; }`))).toEqual([])
})

test('accepts a one-sided declaration that has a mirrored one for :dir(rtl)', async () => {
  const rule = (selector: string, across: string) => `${selector} { translate: ${across} 0; }`
  const broken = (...rules: string[]) => brokenRules(inLayer(rules.join(' ')))
  expect(await broken(rule('.pin', '-50%'), rule('.pin:dir(rtl)', '50%'))).toEqual([])
  expect(await broken(rule('.pin, .knob', '-50%'), rule('.pin:dir(rtl)', '50%'))).toHaveLength(1)
  expect(await broken(rule('.pin', '-50%'), rule('.knob:dir(rtl)', '50%'))).toHaveLength(1)
})

test.each([
  ['@media (max-width: 700px)', ['media-feature-name-disallowed-list']],
  ['@media (height < 700px)', ['media-feature-name-disallowed-list']],
  ['@media (--tablet)', ['no-unknown-custom-media']],
  ['@media (--phone)', []],
  ['@media (prefers-reduced-motion: reduce)', []],
])('%s breaks %j', async (query, rules) => {
  expect(await brokenRules(`@layer ui { ${query} { .part { color: red; } } }`)).toEqual(rules)
})

test.each([
  ['.line { color: red; }', ['rule-nesting-at-rule-required-list']],
  ['@media print { .line { color: red; } }', ['rule-nesting-at-rule-required-list']],
  ['@layer pagse { .line { color: red; } }', ['layer-name-pattern']],
  ['@layer pages { .line :global(.soft) { color: red; } }', ['selector-disallowed-list']],
  ['@layer pages { .line :global(.Toastify__toast) { color: red; } }', []],
])('%s breaks %j', async (css, rules) => {
  expect(await brokenRules(css)).toEqual(rules)
})

test('rejects a class in a plain stylesheet', async () => {
  const css = '@media print { p.soft { color: grey; } }'
  expect(await brokenRules(css, `${styles}/reset.css`)).toEqual(['selector-max-class'])
})

test.each([
  'body:has([data-hero]) nav > :hover',
  'body:has([data-hero=dark]) .header:not(.fixed, :has([open])) nav > :hover',
  ':root:has(.bar) *',
  '.list:has(a) > :first-child',
  '.list:has(a) :is(:hover, :focus)',
  '.card:has(img) + ::before',
])('rejects the page-wide selector "%s"', async (selector) => {
  const rule = 'zayy/no-page-wide-selector'
  expect(await brokenRules(inLayer(`.plain { color: red } ${selector} { color: red }`))).toEqual([rule])
  expect(await brokenRules(inLayer(`@media print { ${selector}, .plain { color: red } }`))).toEqual([rule])
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
])('accepts "%s"', async (selector) => {
  const css = inLayer(`/* body:has(a) * {} */ ${selector} { content: "body:has(a) * {" }`)
  expect(await brokenRules(css)).toEqual([])
})
