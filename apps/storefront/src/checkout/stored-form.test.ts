import { describe, expect, it } from 'vitest'
import { emptyCheckout } from './checkout-fields.ts'
import { parseStoredForm } from './stored-form.ts'

const coupon = { code: 'SAVE50', type: '0', amount: 50 }

describe('what was typed before', () => {
  it('comes back whole', () => {
    const stored = { form: { ...emptyCheckout, name: 'سارة', city_id: '3', purchase_order: 'PO-7' }, coupon }
    expect(parseStoredForm(JSON.stringify(stored))).toEqual(stored)
  })

  it('comes back without what does not belong in it', () => {
    const text = JSON.stringify({
      form: { name: 5, email: 'a@b.example', admin: 'x' },
      coupon: { code: 'SAVE50' },
    })
    expect(parseStoredForm(text)).toEqual({
      form: { ...emptyCheckout, email: 'a@b.example' },
      coupon: null,
    })
  })

  it('is nothing when nothing was kept', () => {
    expect(parseStoredForm(null)).toBeNull()
    expect(parseStoredForm('7')).toBeNull()
  })
})
