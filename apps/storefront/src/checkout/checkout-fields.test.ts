import { describe, expect, it } from 'vitest'
import { type DetailForm, detailFields, detailFormOf, emptyCheckout, noDetails } from './checkout-fields.ts'
import { parseStoredForm } from './stored-form.ts'
import { detailFieldIssue } from './validate-order.ts'

const company: DetailForm = {
  ...noDetails,
  as_company: 'yes',
  company_name: 'شركة الواحة الطبية',
  company_vat: '310122393500003',
  purchase_order: 'PO-2026-7',
}

const issuesOf = (form: DetailForm) =>
  Object.fromEntries(
    detailFields.map((field) => [field, detailFieldIssue(field, form)]).filter(([, issue]) => issue !== null),
  )

describe('company details of the checkout', () => {
  it.each([
    ['are valid', company, {}],
    ['are valid without a purchase order', { ...company, purchase_order: '' }, {}],
    ['are valid with Arabic digits', { ...company, company_vat: '٣١٠١٢٢٣٩٣٥٠٠٠٠٣' }, {}],
    [
      'require name and VAT number',
      { ...company, company_name: ' ', company_vat: '' },
      { company_name: 'required', company_vat: 'required' },
    ],
    [
      'require a VAT number of 15 digits',
      { ...company, company_vat: '31012239350000' },
      { company_vat: 'vatNumber' },
    ],
    ['are not checked for a person', { ...company, as_company: '', company_vat: 'x' }, {}],
    [
      'are not checked if the customer orders privately',
      { ...company, as_company: 'no', company_vat: 'x' },
      {},
    ],
  ])('%s', (_, form, issues) => expect(issuesOf(form)).toEqual(issues))
})

describe('initial company details of a customer', () => {
  const profile = { company_name: 'مدارس الأفق', company_vat: '300000000000003' }

  it('are the stored input if the profile has no company', () => {
    expect(detailFormOf({ company_name: null, company_vat: null }, company)).toEqual(company)
  })

  it('are the company of the profile', () => {
    expect(detailFormOf(profile, noDetails)).toEqual({ ...noDetails, as_company: 'yes', ...profile })
  })

  it('are the stored input rather than the profile', () => {
    expect(detailFormOf(profile, company)).toEqual(company)
  })

  it('remember that the customer orders privately', () => {
    expect(detailFormOf(profile, { ...noDetails, as_company: 'no' })).toMatchObject({ as_company: 'no' })
  })
})

const coupon = { code: 'SAVE50', type: '0', amount: 50 }

describe('the stored checkout form', () => {
  it('is restored completely', () => {
    const stored = { form: { ...emptyCheckout, name: 'سارة', city_id: '3', purchase_order: 'PO-7' }, coupon }
    expect(parseStoredForm(stored)).toEqual(stored)
  })

  it('drops unknown and malformed fields', () => {
    const stored = {
      form: { name: 5, email: 'a@b.example', admin: 'x' },
      coupon: { code: 'SAVE50' },
    }
    expect(parseStoredForm(stored)).toEqual({
      form: { ...emptyCheckout, email: 'a@b.example' },
      coupon: null,
    })
  })

  it('is null if nothing was stored', () => {
    expect(parseStoredForm(null)).toBeNull()
    expect(parseStoredForm(7)).toBeNull()
  })
})
