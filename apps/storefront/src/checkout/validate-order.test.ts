import { describe, expect, it } from 'vitest'
import { emptyForm, type GuestForm, guestFields } from './checkout-fields.ts'
import { guestFieldIssue } from './validate-order.ts'

const good = {
  ...emptyForm,
  name: 'سارة العتيبي',
  email: 'sara@alwaha-clinic.example',
  phone: '0551234567',
  country_id: '1',
  city_id: '1',
  area_id: '2',
  address: 'شارع التحلية، مبنى 4012',
}

function guestIssues(form: GuestForm) {
  return Object.fromEntries(
    guestFields
      .map((field) => [field, guestFieldIssue(field, form[field])])
      .filter(([, issue]) => issue !== null),
  )
}

describe('the fields of a guest checkout', () => {
  it('report all missing values at once, except the two optional ones', () => {
    expect(guestIssues({ ...emptyForm, name: '   ' })).toEqual({
      name: 'required',
      email: 'required',
      phone: 'required',
      country_id: 'required',
      city_id: 'required',
      area_id: 'required',
      address: 'required',
    })
  })

  it('accept a complete form', () => {
    expect(guestIssues(good)).toEqual({})
  })

  it.each(['0551234567', '٠٥٥١٢٣٤٥٦٧', '+966 55 123 4567', '00966551234567', '551234567', '01012345678'])(
    'accept the phone number %s',
    (phone) => expect(guestFieldIssue('phone', phone)).toBeNull(),
  )

  it.each([
    ['phone', '05512345', 'phone'],
    ['phone', '+965 5123 456', 'phone'],
    ['phone', '05512345678901', 'phone'],
    ['email', 'sara@alwaha', 'email'],
    ['email', 'sara', 'email'],
    ['short_address', 'RRR2929', 'shortAddress'],
    ['postcode', '1221', 'postcode'],
    ['name', 'س'.repeat(101), 'tooLong'],
    ['name', '\u200c\u200d', 'required'],
    ['address', '\u3164\u2800', 'required'],
  ] as const)('reject as %s: %s', (field, value, issue) => {
    expect(guestFieldIssue(field, value)).toBe(issue)
  })

  it.each([
    ['short_address', 'rrrd 2929'],
    ['postcode', '١٢٢١٢'],
    ['postcode', '12212-3456'],
    ['phone', '920012345'],
    ['phone', '+966 800 124 5678'],
    ['name', 'می\u200cخواهم 👩‍⚕️'],
  ] as const)('accept as %s: %s', (field, value) => {
    expect(guestFieldIssue(field, value)).toBeNull()
  })
})
