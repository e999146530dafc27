import * as z from 'zod/mini'
import { clearable, optional, required } from '../input-parsers/field.ts'
import { newPassword, optionalPassword, typedPassword } from '../input-parsers/secret.ts'
import { companyName, email, line, phone, vatNumber } from '../input-parsers/texts.ts'

const emailField = () => required(email, { type: 'string', format: 'email', maxLength: 254 })

const jobTitle = line(100)
const jobTitleDescription = { type: 'string', maxLength: 100 } as const

/** Fields of sign-up and profile (spec, 5). */
const personFields = {
  fname: required(line(60), { type: 'string', maxLength: 60 }),
  lname: required(line(60), { type: 'string', maxLength: 60 }),
  email: emailField(),
  phone: required(phone, {
    type: 'string',
    description:
      '10 to 11 digits, or a unified number such as 920012345; +966, 00966 and spaces are read. Another Gulf number with its code: +965, +971 …',
  }),
}

export const signupInput = z.object({
  ...personFields,
  job_title: optional(jobTitle, jobTitleDescription),
  password: newPassword(),
  /** Must equal `password`, if sent. */
  password_confirmation: z.optional(typedPassword()),
})

export const loginInput = z.object({ email: emailField(), password: typedPassword() })

export const profileInput = z.object({
  ...personFields,
  job_title: clearable(jobTitle, jobTitleDescription),
  /** The company that the customer buys for, with its VAT number: both or neither. */
  company_name: clearable(companyName, { type: 'string', minLength: 2, maxLength: 120 }),
  company_vat: clearable(vatNumber, { type: 'string', description: '15 digits that start and end with 3.' }),
  /** The current password, required to change the address. */
  password: optionalPassword(),
})

export type SignupInput = z.output<typeof signupInput>
export type LoginInput = z.output<typeof loginInput>
export type ProfileInput = z.output<typeof profileInput>
