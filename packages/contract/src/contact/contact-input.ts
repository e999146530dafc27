import * as z from 'zod/mini'
import { optional, required, requiredText } from '../input-parsers/field.ts'
import { email, line, phone } from '../input-parsers/texts.ts'
import { MAX_MESSAGE_LENGTH } from './max-message-length.ts'

const emailField = () => required(email, { type: 'string', format: 'email', maxLength: 254 })

export const contactInput = z.object({
  name: required(line(100), { type: 'string', maxLength: 100 }),
  email: emailField(),
  phone: optional(phone, {
    type: 'string',
    description:
      '10 to 11 digits, or a unified number such as 920012345; +966, 00966 and spaces are read. Another Gulf number with its code.',
  }),
  message: requiredText(line(MAX_MESSAGE_LENGTH), MAX_MESSAGE_LENGTH),
})

export const subscribeInput = z.object({ email: emailField() })

export type ContactInput = z.output<typeof contactInput>
