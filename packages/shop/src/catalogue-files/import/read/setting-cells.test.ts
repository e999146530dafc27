/** "A WhatsApp setting opens a chat, an IBAN is right, or they are refused." */

import { expect, test } from 'vitest'
import { CellError } from '../import-issues.ts'
import { iban } from './cells.ts'
import { whatsapp } from './setting-cells.ts'

const cellRef = { file: 'settings.csv', row: 2, column: 'ar' }

test.each([
  ['0501234567', '0501234567'],
  ['+966 (0)50 123 4567', '0501234567'],
  ['920012345', '920012345'],
  ['https://wa.me/966501234567', '0501234567'],
  ['wa.me/966501234567?text=salam', '0501234567'],
  ['HTTPS://WA.ME/+966501234567', '0501234567'],
  ['https://wa.me/٩٦٦٥٠١٢٣٤٥٦٧', '0501234567'],
  ['https://api.whatsapp.com/send?phone=966501234567&text=salam', '0501234567'],
  ['whatsapp://send?phone=%2B966501234567', '0501234567'],
  ['https://wa.me/201001234567', '+201001234567'],
  ['https://wa.me/message/ABCDEF123', 'https://wa.me/message/ABCDEF123'],
  ['wa.me/qr/ABCDEF123', 'https://wa.me/qr/ABCDEF123'],
  ['https://wa.me/c/966501234567', 'https://wa.me/c/966501234567'],
  ['https://chat.whatsapp.com/AbCdEf123456', 'https://chat.whatsapp.com/AbCdEf123456'],
  ['https://whatsapp.com/channel/0029VaAb', 'https://whatsapp.com/channel/0029VaAb'],
])('reads the chat %s as %s', (text, chat) => expect(whatsapp(text, cellRef)).toBe(chat))

test.each([
  'hello',
  'https://wa.me',
  'https://wa.me/',
  'https://wa.me/shop',
  'https://wa.me/message',
  'https://wa.me/012',
  'https://www.whatsapp.com/',
  'https://api.whatsapp.com/send?text=salam',
  'https://api.whatsapp.com/send?phone=012',
  'https://chat.whatsapp.com',
  'https://wa.me.example/966501234567',
  'https://example.com/?u=https://wa.me/966501234567',
  'whatsapp://send?phone=012',
])('refuses %s, which does not open a chat', (text) => {
  expect(() => whatsapp(text, cellRef)).toThrow(CellError)
})

test.each([
  'SA0380000000608010167519',
  'sa03 8000 0000 6080 1016 7519',
  'SA03-8000-0000-6080-1016-7519',
  'SA٠٣٨٠٠٠٠٠٠٠٦٠٨٠١٠١٦٧٥١٩',
  'IBAN: SA03 8000 0000 6080 1016 7519',
  'آيبان SA0380000000608010167519',
])('reads the IBAN %s', (text) => expect(iban(text, cellRef)).toBe('SA0380000000608010167519'))

test.each(['0380000000608010167519', 'SA0480000000608010167519', 'SA038000000060801016751', '٣.٨E+21'])(
  'refuses the IBAN %s',
  (text) => {
    expect(() => iban(text, cellRef)).toThrow(CellError)
  },
)
