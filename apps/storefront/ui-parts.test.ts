import { expect, test } from 'vitest'
import { uiParts } from './ui-parts.ts'

test('a chunk names files of packages/ui that are there', () => {
  const parts = new RegExp(uiParts(['dot.tsx', 'toast.ts']))
  expect('/shop/packages/ui/src/dot.tsx').toMatch(parts)
  expect('/shop/packages/ui/src/toast.ts').toMatch(parts)
  expect('/shop/packages/ui/src/dot-tsx').not.toMatch(parts)
})

test('one that was renamed ends the build', () => {
  expect(() => uiParts(['dot.tsx', 'spot.tsx'])).toThrow('spot.tsx, which is not there')
})
