import * as z from 'zod/mini'
import { optional, type Reader, required } from '../input-parsers/field.ts'
import { newPassword, typedPassword } from '../input-parsers/secret.ts'
import { email, oneTimeCode } from '../input-parsers/texts.ts'

export const changePasswordInput = z.object({
  old_password: typedPassword(),
  password: newPassword(),
  password_confirmation: typedPassword(),
})

export const forgetPasswordInput = z.object({
  email: required(email, { type: 'string', format: 'email', maxLength: 254 }),
})

/** Accepts any text as a token, so that malformed and unknown tokens are rejected alike. */
const anyToken: Reader<string> = (text) => ({ value: text })
const tokenDescription = { type: 'string', maxLength: 100 } as const

export const confirmOtpInput = z.object({
  otp: required(oneTimeCode, { type: 'string', description: 'The four digits of the mail.' }),
  /** If missing, the cookie `reset` names the attempt. */
  reset: optional(anyToken, tokenDescription),
})

export const resetPasswordInput = z.object({
  new_password: newPassword(),
  confirmPassword: typedPassword(),
  token: required(anyToken, tokenDescription),
})

export type ChangePasswordInput = z.output<typeof changePasswordInput>
export type ResetPasswordInput = z.output<typeof resetPasswordInput>
