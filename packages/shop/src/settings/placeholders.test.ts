import { sar } from '@zayy/domain/money'
import { describe, expect, test } from 'vitest'
import { filledHtml, filledText, type PlaceholderSettings, placeholderNames } from './placeholders.ts'

const settings: PlaceholderSettings = {
  app_name: 'Zayy',
  legal_name: 'Zayy & Sons <Co.>',
  address: '7263 King Fahd Road',
  phone: '0110000000',
  whatsapp: '0500000000',
  email: 'salam@zayy.example',
  hours: '9:00 to 18:00',
  vat_number: '300000000000003',
  cr_number: '1010000000',
  tax: 15,
  tax_included: false,
  transfer_days: 2,
  return_days: 7,
  answer_days: 0,
  default_city: {
    id: 1,
    name: 'Riyadh',
    shipping: sar(20),
    country_id: 1,
    delivery_days: { from: 2, to: 4 },
  },
}
const plain = (text: string) => text.replace(/[\u2066\u2069]/g, '')

describe('a placeholder is filled', () => {
  test.each([
    ['{tax}', '15%', '15%'],
    ['{transfer_days}', 'يومين', '2 days'],
    ['{return_days}', '7 أيام', '7 days'],
    ['{answer_time}', 'في يوم العمل نفسه', 'the same working day'],
    ['{delivery_days}', 'يومين إلى 4 أيام عمل', '2 to 4 business days'],
    [
      '{legal_name}, {vat_number}',
      'Zayy & Sons <Co.>, 300000000000003',
      'Zayy & Sons <Co.>, 300000000000003',
    ],
    ['{price} each; {Tax}', '{price} each; {Tax}', '{price} each; {Tax}'],
  ])('%s', (text, ar, en) => {
    expect(plain(filledText(text, settings, 'ar'))).toBe(ar)
    expect(filledText(text, settings, 'en')).toBe(en)
  })

  test('with a price note for the current tax settings', () => {
    expect(filledText('{price_note}', settings, 'en')).toContain('before VAT; 15% VAT is added')
    const included = { ...settings, tax: 5, tax_included: true }
    expect(filledText('{price_note}', included, 'en')).toContain('includes 5% VAT')
    expect(plain(filledText('{price_note}', included, 'ar'))).toContain('شاملًا ضريبة القيمة المضافة بنسبة 5%')
    for (const tax_included of [false, true]) {
      const untaxed = { ...settings, tax: 0, tax_included, vat_number: null }
      expect(filledText('{price_note}', untaxed, 'en')).toBe('The price beside each quantity is per piece.')
      expect(filledText('{price_note}', untaxed, 'ar')).not.toContain('ضريبة')
    }
  })

  test('beside percentages of the text itself, isolated alike in Arabic', () => {
    expect(filledText('{tax} و10%', settings, 'ar')).toBe('\u206615%\u2069 و\u206610%\u2069')
    expect(filledText('{tax}, 10%', settings, 'en')).toBe('15%, 10%')
  })

  test('escaped in HTML, numbers from left to right in Arabic', () => {
    expect(filledHtml('<p>{legal_name}</p>', settings, 'en')).toBe('<p>Zayy &amp; Sons &lt;Co.&gt;</p>')
    expect(filledHtml('<p>{tax}</p>', settings, 'ar')).toBe('<p><bdi dir="ltr">15%</bdi></p>')
    expect(filledHtml('<p>{tax}</p>', settings, 'en')).toBe('<p>15%</p>')
    const mail = '<a href="mailto:salam@zayy.example">salam@zayy.example</a>'
    expect(filledHtml('{email}', settings, 'en')).toBe(mail)
  })
})

test('replaces an empty setting with nothing, and a missing company name with that of the shop', () => {
  const empty = {
    ...settings,
    legal_name: null,
    address: null,
    phone: null,
    whatsapp: null,
    email: null,
    hours: null,
    vat_number: null,
    cr_number: null,
    default_city: null,
  }
  const text = placeholderNames.map((name) => `${name}={${name}}`).join(';')
  expect(filledText(text, empty, 'en')).toContain('legal_name=Zayy;address=;phone=;whatsapp=;email=;hours=;')
  expect(filledText(text, empty, 'en')).not.toMatch(/null|\{/)
})
