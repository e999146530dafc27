import { contentFields } from '@zayy/shop/catalogue-files/edits/content-kinds'
import { expect, test } from 'vitest'
import { commandMessages } from '../command-line/messages.ts'
import { actionText, detailsText } from './details-text.ts'

test.each([
  ['ar', 'سُجّل التحويل', 'من: قيد التجهيز، مدفوع؛ إلى: في الطريق إليك؛ الإشعار الدائن: 4'],
  ['en', 'transfer recorded', 'from: Being prepared, paid, to: On its way, credit note: 4'],
] as const)('names actions and states of orders as lists do (%s)', (locale, action, details) => {
  const language = { locale, messages: commandMessages(locale) }
  expect(actionText('order.paid', language)).toBe(action)
  expect(detailsText({ from: 'processing, paid', to: 'shipped', creditNote: 4 }, language)).toBe(details)
  expect(detailsText({ reference: 'paid', to_pay: 'paid' }, language)).toMatch(/: paid[؛,] to_pay: paid$/)
  for (const kind of Object.keys(contentFields))
    for (const mode of ['add', 'edit', 'remove'])
      expect(actionText(`${kind}.${mode}`, language)).not.toContain('.')
})
