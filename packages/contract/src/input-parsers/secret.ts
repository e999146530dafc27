import { MAX_PASSWORD_LENGTH, passwordLengthIssue } from '@zayy/domain/accounts/password'
import * as z from 'zod/mini'
import type { InputErrorCode } from '../error-codes.ts'
import { describedFields, type FieldDescription, readInto } from './field.ts'

/** A code point takes at most two code units, so a longer text is no password. */
const MAX_CODE_UNITS = 2 * MAX_PASSWORD_LENGTH

const loneSurrogate = /\p{Surrogate}/u

type SecretRule = (text: string) => InputErrorCode | null

function read(raw: unknown, rule: SecretRule): { value: string } | { issue: InputErrorCode } {
  if (raw === undefined || raw === null || raw === '') return { issue: 'required' }
  if (Array.isArray(raw)) return { issue: 'once' }
  if (typeof raw !== 'string' && typeof raw !== 'number') return { issue: 'text' }
  const text = String(raw)
  if (text.length > MAX_CODE_UNITS) return { issue: 'passwordLong' }
  const issue = loneSurrogate.test(text) ? 'text' : rule(text)
  return issue === null ? { value: text } : { issue }
}

/** A field that is not cleaned: spaces are part of a password. */
function secret(rule: SecretRule, description: FieldDescription): z.ZodMiniType<string, string | number> {
  const schema = z.transform((raw: string | number, context) => readInto(context, raw, read(raw, rule)))
  describedFields.add(schema, description)
  return schema
}

const anySecret: SecretRule = () => null

/** An optional password. Missing, null and empty become undefined. */
export function optionalPassword(): z.ZodMiniOptional<
  z.ZodMiniType<string | undefined, string | number | null>
> {
  const schema: z.ZodMiniType<string | undefined, string | number | null> = z.transform(
    (raw: string | number | null, context) =>
      raw === null || raw === '' ? undefined : readInto(context, raw, read(raw, anySecret)),
  )
  describedFields.add(schema, { type: 'string', format: 'password', emptiable: true })
  return z.optional(schema)
}

/** A password to compare. Accepts any text, because an old password may follow other rules. */
export const typedPassword = () => secret(anySecret, { type: 'string', format: 'password' })

/** A password to store: 8 to 128 characters. */
export const newPassword = () =>
  secret(passwordLengthIssue, { type: 'string', format: 'password', minLength: 8, maxLength: 128 })
