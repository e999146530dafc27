import { expect, test } from 'vitest'
import { messageAddresses } from './message-files.ts'

test('names message chunks by language and file, and ignores others', () => {
  const files = [
    'messages-ar-core-Bg7wcx-.js',
    'messages-en-core-k5V1ayA.js',
    'messages-ar-core-Bg7wcx-.js.br',
    'messages-ar-order-entry-_B2qoW4.js',
    'account-messages-DTWjxZC.js',
  ]
  expect(messageAddresses(files)).toEqual({
    'ar-core': '/assets/messages-ar-core-Bg7wcx-.js',
    'en-core': '/assets/messages-en-core-k5V1ayA.js',
    'ar-order-entry': '/assets/messages-ar-order-entry-_B2qoW4.js',
  })
})
