import { describe, expect, it } from 'vitest'
import {
  detailFields,
  type DetailForm,
  detailFormOf,
  emptyCheckout,
  noDetails,
  parseStoredForm,
} from './checkout-fields.ts'
import { detailFieldIssue } from './validate-order.ts'

const company: DetailForm = {
  as_company: 'yes',
  company_name: 'شركة الواحة الطبية',
  company_vat: '310122393500003',
  purchase_order: 'PO-2026-7',
}

const issuesOf = (form: DetailForm) =>
  Object.fromEntries(
    detailFields.map((field) => [field, detailFieldIssue(field, form)]).filter(([, issue]) => issue !== null),
  )

describe('what a company types', () => {
  it.each([
    ['is right', company, {}],
    ['is right without a purchase order', { ...company, purchase_order: '' }, {}],
    ['is right with Arabic digits', { ...company, company_vat: '٣١٠١٢٢٣٩٣٥٠٠٠٠٣' }, {}],
    [
      'has both name and VAT number',
      { ...company, company_name: ' ', company_vat: '' },
      { company_name: 'required', company_vat: 'required' },
    ],
    [
      'has a VAT number of 15 digits',
      { ...company, company_vat: '31012239350000' },
      { company_vat: 'vatNumber' },
    ],
    ['is not asked of a person', { ...company, as_company: '', company_vat: 'x' }, {}],
    ['is not asked of who leaves their company out', { ...company, as_company: 'no', company_vat: 'x' }, {}],
  ])('%s', (_, form, issues) => expect(issuesOf(form)).toEqual(issues))
})

describe('what a customer’s fields begin with', () => {
  const profile = { company_name: 'مدارس الأفق', company_vat: '300000000000003' }

  it('is what they typed, where their profile names no company', () => {
    expect(detailFormOf({ company_name: null, company_vat: null }, company)).toEqual(company)
  })

  it('is the company of their profile', () => {
    expect(detailFormOf(profile, noDetails)).toEqual({ ...noDetails, as_company: 'yes', ...profile })
  })

  it('is what they typed instead of it', () => {
    expect(detailFormOf(profile, company)).toEqual(company)
  })

  it('is that they leave it out', () => {
    expect(detailFormOf(profile, { ...noDetails, as_company: 'no' })).toMatchObject({ as_company: 'no' })
  })
})

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
