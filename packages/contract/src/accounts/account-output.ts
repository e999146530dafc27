import * as z from 'zod/mini'
import { named } from '../output-schemas/envelope.ts'

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
