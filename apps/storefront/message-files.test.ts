import { expect, test } from 'vitest'
import { messageAddresses } from './message-files.ts'

test('names message chunks by language and file, and ignores others', () => {
  const files = [
    'messages-ar-core-Bg7wcx-1.js',
    'messages-en-core-k5V1ayAb.js',
    'messages-ar-core-Bg7wcx-1.js.br',
    'messages-ar-order-entry-_B2qoW4c.js',
    'account-messages-DTWjxZCd.js',
  ]
  expect(messageAddresses(files)).toEqual({
    'ar-core': '/assets/messages-ar-core-Bg7wcx-1.js',
    'en-core': '/assets/messages-en-core-k5V1ayAb.js',
    'ar-order-entry': '/assets/messages-ar-order-entry-_B2qoW4c.js',
  })
})
