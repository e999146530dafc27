import type { Sar } from '@zayy/domain/money'
import { cleanLine } from '@zayy/domain/text/clean'
import * as z from 'zod/mini'
import type { InputErrorCode } from '../error-codes.ts'

/** What a field says of itself in the OpenAPI description. */
export type FieldDescription = {
  type: 'string' | 'integer' | 'number' | 'array'
  description?: string
  format?: string
  pattern?: string
  enum?: readonly (string | number)[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

/** Reads the cleaned text of one scalar: its value, or what is wrong with it. Never given an empty text. */
export type Reader<T> = (text: string) => { value: T } | { issue: InputErrorCode }

/** How one scalar may arrive: forms and queries send text, JSON may send a number, an amount of money for instance. */
type Scalar = string | number | Sar

/** The descriptions of the lenient fields, found by the OpenAPI generator. */
export const describedFields = z.registry<FieldDescription>()

function scalar(description: FieldDescription): z.ZodMiniType<string | number, Scalar> {
  return z.union([z.string(), z.number()], {
    error: ({ input }) =>
      input === undefined || input === null
        ? 'required'
        : Array.isArray(input)
          ? 'once'
          : issueOfAnotherType(description),
  })
}

/** What is wrong with something that is no scalar at all, in words of what the field wants. */
function issueOfAnotherType({ type, enum: choices }: FieldDescription): InputErrorCode {
  if (choices) return 'choice'
  return type === 'integer' ? 'wholeNumber' : type === 'number' ? 'amount' : 'text'
}

function asText(raw: string | number): string {
  return cleanLine(String(raw))
}

/** A field that has to be there: contract.md "lenient reading"; empty, null and missing are all `required`. */
export function required<T>(read: Reader<T>, description: FieldDescription): z.ZodMiniType<T, Scalar> {
  const schema = z.pipe(
    scalar(description),
    z.transform((raw: string | number, context): T => {
      const text = asText(raw)
      const result = text === '' ? { issue: 'required' as const } : read(text)
      if ('value' in result) return result.value
      context.issues.push({ code: 'custom', message: result.issue, input: raw })
      return z.NEVER
    }),
  )
  describedFields.add(schema, description)
  return schema
}

/** A field that may be left out: missing, null and empty are all read as not sent (undefined). */
export function optional<T>(
  read: Reader<T>,
  description: FieldDescription,
): z.ZodMiniOptional<z.ZodMiniType<T | undefined, Scalar | null>> {
  const schema = z.pipe(
    z.nullable(scalar(description)),
    z.transform((raw: string | number | null, context): T | undefined => {
      const text = raw === null ? '' : asText(raw)
      if (text === '') return undefined
      const result = read(text)
      if ('value' in result) return result.value
      context.issues.push({ code: 'custom', message: result.issue, input: raw })
      return z.NEVER
    }),
  )
  describedFields.add(schema, description)
  return z.optional(schema)
}
