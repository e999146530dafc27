import { expect, test } from 'vitest'
import { root } from '../steps/root.mjs'
import { physicalDeclarations, physicalInlineStyles } from './physical-styles.mjs'
import { wrongDirections } from './wrong-directions.mjs'

test('the pages themselves are the same in both directions', async () => {
  expect(await wrongDirections(root)).toEqual([])
})

test.each([
  'margin-left: 4px',
  'padding-right: var(--space-2)',
  'left: 0',
  'right: auto',
  'border-left: 1px solid',
  'border-right-color: red',
  'border-top-left-radius: 4px',
  'scroll-margin-left: 4px',
  'text-align: left',
  'text-align: right !important',
  'float: right',
  'clear: left',
  'margin: 0 8px 0 0',
  'padding: 1px 2px 3px 4px',
  'inset: 0 auto 0 0',
  'border-width: 0 0 0 2px',
  'border-radius: 4px 0 0 4px',
  'border-radius: 4px 0',
  'background-position: right 14px center',
  'background-position-x: 100%',
  'object-position: 64% 50%',
  'transform-origin: 0 50%',
  'transform-origin: left',
  'translate: -50% 0',
  'transform: translateX(12px)',
  'transform: scale(2) translate(calc(1px * 2), 0)',
  'transform: translate3d(-100%, 0, 0)',
  'box-shadow: 2px 0 0 var(--color-text)',
  'box-shadow: 0 1px 2px #000, inset -3px 0 0 rgb(0 0 0 / 10%)',
  'background: linear-gradient(to right, red, blue)',
  'mask-image: linear-gradient(90deg, black, transparent)',
])('%s is found, below any condition', (declaration) => {
  expect(physicalDeclarations(`@layer ui { .part { color: red; ${declaration}; } }`)).toEqual([declaration])
  expect(physicalDeclarations(`@media print { .part > a:is(.x, .y) { ${declaration} } }`)).toEqual([
    declaration,
  ])
})

test.each([
  'margin-inline-start: 4px',
  'margin: 0 8px',
  'margin: 1px 2px 3px',
  'padding: 1px 2px 3px 2px',
  'inset: 0',
  'text-align: start',
  'border-radius: 4px 4px 0 0',
  'border-radius: var(--radius-sm)',
  'background-position: 50% 0',
  'background-position: center top',
  'transform-origin: 50% 0',
  'translate: 0 -50%',
  'translate: none',
  'transform: translateY(-2px) scale(1.05)',
  'box-shadow: 0 1px 2px var(--press), inset 0 0 0 1px red',
  'box-shadow: var(--shadow)',
  'background: linear-gradient(red, blue)',
  'background: linear-gradient(0deg, red, blue)',
  'background: repeating-linear-gradient(90deg, red 0 1px, transparent 1px 10%)',
  'background: url("data:image/svg+xml,<path style=left:0;float:left>")',
  '--toast-right: 24px',
])('%s is right', (declaration) => {
  expect(physicalDeclarations(`/* left: 0; */ .left:hover { ${declaration}; }`)).toEqual([])
})

test('what has no logical twin is right where its mirror image stands beside it', () => {
  const rule = (selector: string, across: string) => `${selector} { translate: ${across} 0; }`
  expect(physicalDeclarations(rule('.pin', '-50%') + rule('.pin:dir(rtl)', '50%'))).toEqual([])
  expect(physicalDeclarations(rule('.pin, .knob', '-50%') + rule('.pin:dir(rtl)', '50%'))).toHaveLength(1)
  expect(physicalDeclarations(rule('.pin', '-50%') + rule('.knob:dir(rtl)', '50%'))).toHaveLength(1)
  expect(physicalDeclarations('.pin { left: 0; } .pin:dir(rtl) { left: 1px; }')).toHaveLength(2)
})

test.each([
  ['<p style={{ color: red, marginLeft: 4 }} />', 1],
  ['<p style={{ left: percentOf(at) }} />', 1],
  ["<p style={{ textAlign: 'right' }} />", 1],
  ['<p style={{ transform: `translateX(4px)` }} />', 1],
  ["element.style.right = '0'", 1],
  ["element.style.setProperty('padding-left', '4px')", 1],
  ['<p style={{ insetInlineStart: left, inlineSize: right }} />', 0],
  ['track.scrollTo({ left: 0 }); if (element.style.left === 0) return', 0],
  ["element.style.setProperty('--left', '4px')", 0],
])('%s: %i physical', (code, count) => {
  expect(physicalInlineStyles(code)).toHaveLength(count)
})
