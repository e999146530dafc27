import { describe, expect, it } from 'vitest'
import { type DetailForm, detailFields, detailFormOf, noDetails } from './checkout-fields.ts'
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
