import type { Sar } from '@zayy/domain/money'
import { cleanLine, cleanText } from '@zayy/domain/text/clean'
import { trimMarks } from '@zayy/domain/text/invisible-marks'
import * as z from 'zod/mini'
import type { InputErrorCode } from '../error-codes.ts'

/** Description of a field in the OpenAPI document. */
export type FieldDescription = {
  type: 'string' | 'integer' | 'number' | 'array'
  description?: string
  format?: string
  pattern?: string
  enum?: readonly (string | number)[]
  minimum?: number
  maximum?: number
  minLength?: number
  /** In characters. A text of more than four times the length is rejected before it is cleaned. */
  maxLength?: number
  /** '' and null count as not sent, or clear the field. */
  emptiable?: true
}

/** Parses the cleaned, non-empty text of a scalar. */
export type Reader<T> = (text: string) => { value: T } | { issue: InputErrorCode }

/** Returns what a `Reader` returns: the value, or the issue without one. */
export function valueOr<T>(value: T | null | undefined, issue: InputErrorCode): ReturnType<Reader<T>> {
  return value === null || value === undefined ? { issue } : { value }
}

/** Returns the value that was read, or adds the issue to those of the input. */
export function readInto<T>(context: z.core.ParsePayload, input: unknown, result: ReturnType<Reader<T>>): T {
  if ('value' in result) return result.value
  context.issues.push({ code: 'custom', message: result.issue, input })
  return z.NEVER
}

/** Forms and queries send text. JSON may send a number, for example an amount. */
type Scalar = string | number | Sar

/** Descriptions of lenient fields, for the OpenAPI generator. */
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

/** Returns the error code for a list, object or boolean in a field of this type. */
function issueOfAnotherType({ type, enum: choices }: FieldDescription): InputErrorCode {
  if (choices) return 'choice'
  return type === 'integer' ? 'wholeNumber' : type === 'number' ? 'amount' : 'text'
}

/** Pattern of a list of whole numbers. */
export const DIGITS_AND_COMMAS = '^\\d+(,\\d+)*$'

/** Characters. */
const DEFAULT_MAX_LENGTH = 100
/** Cleaning may shorten a text to its field's length. A text longer than this multiple is rejected uncleaned. */
const CLEANING_FACTOR = 4

function isFarTooLong(raw: string | number, { maxLength = DEFAULT_MAX_LENGTH }: FieldDescription): boolean {
  return typeof raw === 'string' && raw.length > CLEANING_FACTOR * maxLength
}

/** Cleaning does not join digits: 1 and 2 around a line break or an invisible mark are not 12. */
function cleanerOf({ type, pattern }: FieldDescription): (text: string) => string {
  return type === 'integer' || type === 'number' || pattern === DIGITS_AND_COMMAS
    ? (text) => (cleanLine(text) === '' ? '' : trimMarks(text))
    : cleanLine
}

/** Cleans and parses a scalar. Returns `empty` for an empty text. */
function readScalar<T, E>(
  raw: string | number,
  read: Reader<T>,
  description: FieldDescription,
  empty: E,
  clean = cleanerOf(description),
): ReturnType<Reader<T>> | E {
  if (isFarTooLong(raw, description)) {
    const issue = issueOfAnotherType(description)
    return { issue: issue === 'text' ? 'tooLong' : issue }
  }
  const text = clean(String(raw))
  return text === '' ? empty : read(text)
}

/** A mandatory field. Empty, null and missing are `required` (contract.md, "lenient reading"). */
export function required<T>(
  read: Reader<T>,
  description: FieldDescription,
  clean?: (text: string) => string,
): z.ZodMiniType<T, Scalar> {
  const schema = z.pipe(
    scalar(description),
    z.transform((raw: string | number, context) =>
      readInto(context, raw, readScalar(raw, read, description, { issue: 'required' as const }, clean)),
    ),
  )
  describedFields.add(schema, description)
  return schema
}

/** A mandatory text with line breaks. */
export function requiredText(read: Reader<string>, longest: number): z.ZodMiniType<string, Scalar> {
  return required(read, { type: 'string', maxLength: longest }, cleanText)
}

/** An optional field. Missing, null and empty become undefined. */
export function optional<T>(
  read: Reader<T>,
  description: FieldDescription,
): z.ZodMiniOptional<z.ZodMiniType<T | undefined, Scalar | null>> {
  return z.optional(mayBeEmpty(read, description, undefined))
}

/** A field of an update. Missing becomes undefined (unchanged); null and empty become null (cleared). */
export function clearable<T>(
  read: Reader<T>,
  description: FieldDescription,
): z.ZodMiniOptional<z.ZodMiniType<T | null, Scalar | null>> {
  return z.optional(mayBeEmpty(read, description, null))
}

function mayBeEmpty<T, E>(read: Reader<T>, description: FieldDescription, empty: E) {
  const schema: z.ZodMiniType<T | E, Scalar | null> = z.pipe(
    z.nullable(scalar(description)),
    z.transform((raw: string | number | null, context) =>
      readInto<T | E>(context, raw, readScalar(raw ?? '', read, description, { value: empty })),
    ),
  )
  describedFields.add(schema, { ...description, emptiable: true })
  return schema
}

export function mandatory<T, I>(field: z.ZodMiniType<T | undefined, I>): z.ZodMiniType<T, I> {
  return z.pipe(
    field,
    z.transform(
      (value: T | undefined, context): T =>
        readInto(context, value, value === undefined ? { issue: 'required' } : { value }),
    ),
  )
}

/** Turns null into undefined, for a clearable field in an input that clears nothing. */
export function nullAsMissing<T, I>(
  field: z.ZodMiniType<T | null | undefined, I>,
): z.ZodMiniOptional<z.ZodMiniType<T | undefined, I>> {
  return z.optional(
    z.pipe(
      field,
      z.transform((value: T | null | undefined) => value ?? undefined),
    ),
  )
}

/** Schemas of the inputs of `readLater`, for the OpenAPI generator. */
export const describedInputs = new WeakMap<object, z.ZodMiniType>()

/** Passes an input through unparsed. The call's handler parses it; `schema` describes it in the OpenAPI document. */
export function readLater<S extends z.ZodMiniType>(schema: S): z.ZodMiniType<unknown, z.input<S>> {
  const input = z.transform((sent: z.input<S>): unknown => sent)
  describedInputs.set(input, schema)
  return input
}
