import { describe, expect, it } from 'vitest'
import { emptyForm } from './guest-form.ts'
import { parseKeptForm } from './stored-form.ts'

const coupon = { code: 'SAVE50', type: '0', amount: 50 }

describe('what was typed before', () => {
  it('comes back whole', () => {
    const kept = { form: { ...emptyForm, name: 'سارة', city_id: '3' }, coupon }
    expect(parseKeptForm(JSON.stringify(kept))).toEqual(kept)
  })

  it('comes back without what does not belong in it', () => {
    const text = JSON.stringify({
      form: { name: 5, email: 'a@b.example', admin: 'x' },
      coupon: { code: 'SAVE50' },
    })
    expect(parseKeptForm(text)).toEqual({ form: { ...emptyForm, email: 'a@b.example' }, coupon: null })
  })

  it('is nothing when nothing was kept', () => {
    expect(parseKeptForm(null)).toBeNull()
    expect(parseKeptForm('7')).toBeNull()
  })
})
