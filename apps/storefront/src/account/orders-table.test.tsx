import statusBadge from '@zayy/ui/status-badge.module.css'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrderStatus } from './orders-table.tsx'

test.each([
  ['on hold', 'unpaid', statusBadge.bad],
  ['on hold', 'paid', statusBadge.bad],
  ['on hold', 'refunded', statusBadge.quiet],
  ['pending', 'unpaid', statusBadge.warning],
  ['pending', 'refunded', statusBadge.quiet],
  ['processing', 'paid', statusBadge.quiet],
  ['completed', 'refunded', statusBadge.good],
  ['cancelled', 'refunded', statusBadge.quiet],
] as const)('an order that is %s and %s has its badge colour', (status, payment_status, colour) => {
  expect(colour).toBeTruthy()
  const shown = renderToStaticMarkup(<OrderStatus order={{ status, payment_status, status_text: 'Said' }} />)
  expect(shown).toContain(` ${colour}"`)
  expect(shown).toContain('>Said<')
})
