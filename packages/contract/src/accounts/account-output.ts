import * as z from 'zod/mini'
import { named, positiveId } from '../output-schemas/envelope.ts'

const nullableText = z.nullable(z.string())

export const profile = named(
  'Profile',
  z.object({
    fname: z.string(),
    lname: z.string(),
    email: z.string(),
    phone: z.string(),
    job_title: nullableText,
    /** Name and VAT number of a company, which gets tax invoices: both or neither. */
    company_name: nullableText,
    company_vat: nullableText,
  }),
)

export const session = named(
  'Session',
  z.object({
    id: positiveId,
    /** From the User-Agent header of the login; null: missing or not recognised. */
    browser: nullableText,
    system: nullableText,
    created_at: z.iso.datetime(),
    /** True for the session of this call. */
    current: z.boolean(),
  }),
)
