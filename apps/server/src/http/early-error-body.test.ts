import type { EarlyError } from '@zayy/platform/http/error-answer'
import { expect, test } from 'vitest'
import { earlyErrorBody } from './early-error-body.ts'

const busy = {
  ar: 'المتجر مشغول الآن. حاول بعد قليل.',
  en: 'The shop is busy at the moment. Try again in a while.',
}

test.each<[EarlyError, string, string]>([
  ['starting', '/ar/api/settings', busy.ar],
  ['starting', '/en/api/settings', busy.en],
  ['busy', '/en/api/settings', busy.en],
  ['rateLimited', '/en/api/orders', 'Too many attempts. Try again in a while.'],
  ['rateLimited', '/ar/api/settings', 'محاولات كثيرة. حاول بعد قليل.'],
  ['unreadable', '', 'تعذّرت قراءة ما أُرسل.'],
  ['unreadable', '/en/api/settings', 'The request could not be read.'],
  ['tooLarge', '/en/', 'The request is too large.'],
])('%s, asked for %s, is JSON', (error, path, message) => {
  const { type, text } = earlyErrorBody(error, path)
  expect([type, JSON.parse(text)]).toEqual(['application/json', { message }])
})

test.each<[EarlyError, string, string]>([
  ['starting', '/', 'The shop is starting.\n'],
  ['busy', '/en/product/7', 'The shop is busy.\n'],
  ['rateLimited', '/en', 'Too many attempts. Try again in a while.\n'],
  ['rateLimited', '/media/x', 'محاولات كثيرة. حاول بعد قليل.\n'],
])('%s, asked for %s, is plain text', (error, path, text) => {
  expect(earlyErrorBody(error, path)).toEqual({ type: 'text/plain', text })
})
