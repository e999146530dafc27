import { expect, test } from 'vitest'
import { subscriberTable } from './export.ts'

const subscriber = {
  email: 'noura@mail.example',
  locale: 'ar',
  consentVersion: 1,
  consentedAt: new Date('2026-11-22T10:00:00Z'),
  token: '1-1-abc',
} as const

test('writes a row per subscriber with the consent and both links, in the language of the subscription', () => {
  const table = subscriberTable(
    [subscriber, { ...subscriber, email: 'sara@mail.example', locale: 'en' }],
    'https://zayy.example',
  )
  expect(table).toBe(
    [
      '\uFEFFemail,language,consent_version,consented_at,leave_link,one_click',
      'noura@mail.example,ar,1,2026-11-22T10:00:00.000Z,https://zayy.example/newsletter/leave#1-1-abc,https://zayy.example/ar/api/newsletter/leave/1-1-abc',
      'sara@mail.example,en,1,2026-11-22T10:00:00.000Z,https://zayy.example/en/newsletter/leave#1-1-abc,https://zayy.example/en/api/newsletter/leave/1-1-abc',
      '',
    ].join('\r\n'),
  )
})

test.each([
  ['=cmd@mail.example', "'=cmd@mail.example"],
  ['+966@mail.example', "'+966@mail.example"],
  ['"a,b"@mail.example', '"""a,b""@mail.example"'],
])('writes %s as one cell that is not a formula', (email, cell) => {
  const [, row] = subscriberTable([{ ...subscriber, email }], 'https://zayy.example').split('\r\n')
  expect(row?.startsWith(`${cell},ar,`)).toBe(true)
})
