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
    /** Of a company that buys: its invoices are tax invoices. Both or neither. */
    company_name: nullableText,
    company_vat: nullableText,
  }),
)

export const session = named(
  'Session',
  z.object({
    id: positiveId,
    /** Of the device that logged in, as it named itself; null: it did not, or the name is not known. */
    browser: nullableText,
    system: nullableText,
    created_at: z.iso.datetime(),
    /** It is the login that the call was made with. */
    current: z.boolean(),
  }),
)
