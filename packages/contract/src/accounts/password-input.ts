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

/** Any text may be a token of ours: whether it is one is found out by looking for it, so that all others are refused alike. */
const anyToken: Reader<string> = (text) => ({ value: text })
const tokenDescription = { type: 'string', maxLength: 100 } as const

export const confirmOtpInput = z.object({
  otp: required(oneTimeCode, { type: 'string', description: 'The four digits of the mail.' }),
  /** Without it, the cookie `reset` names the attempt. */
  reset: optional(anyToken, tokenDescription),
})

export const resetPasswordInput = z.object({
  new_password: newPassword(),
  confirmPassword: typedPassword(),
  token: required(anyToken, tokenDescription),
})

export type ChangePasswordInput = z.output<typeof changePasswordInput>
export type ResetPasswordInput = z.output<typeof resetPasswordInput>
