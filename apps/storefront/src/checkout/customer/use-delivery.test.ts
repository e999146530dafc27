import { describe, expect, it } from 'vitest'
import { newAddressForm } from '../../addresses/address-form.ts'
import { emptyForm } from '../checkout-fields.ts'
import { addressDraft } from './use-delivery.ts'

describe('the draft of a first address', () => {
  it('starts with the input from before the login', () => {
    const typed = {
      ...emptyForm,
      name: 'سارة',
      country_id: '2',
      city_id: '5',
      area_id: '9',
      address: 'شارع العليا',
      postcode: '12212',
    }
    expect(addressDraft(typed, '1')).toEqual({
      ...newAddressForm('2'),
      city_id: '5',
      area_id: '9',
      address: 'شارع العليا',
      postcode: '12212',
    })
  })

  it.each([
    ['nothing was stored', null],
    ['nothing of an address was typed', { ...emptyForm, name: 'سارة', country_id: '2' }],
  ])('is empty, in the country of the shop, if %s', (_, typed) => {
    expect(addressDraft(typed, '1')).toEqual(newAddressForm('1'))
  })
})
