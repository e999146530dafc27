import { expect, test } from 'vitest'
import { emailFooter } from './find-email-branding.ts'

const sender = {
  legalName: 'شركة زيّ',
  vatNumber: '300000000000003',
  crNumber: '1010000000',
  address: 'Riyadh',
  email: 'shop@example.test',
  phone: '0110000000',
}

test('the footer names the shop, its contact and its numbers', () => {
  const footer = emailFooter('زيّ', sender, 'en').join('\n')
  for (const value of Object.values(sender)) expect(footer).toContain(value)
})

test('the footer of a shop without numbers or contact shows none', () => {
  const bare = { legalName: null, vatNumber: null, crNumber: null, address: null, email: null, phone: null }
  expect(emailFooter('Zayy', bare, 'en')).toEqual(['Zayy'])
})
