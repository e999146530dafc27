import type { Sar } from '@zayy/domain/money'
import { cleanLine, cleanText } from '@zayy/domain/text/clean'
import { trimMarks } from '@zayy/domain/text/invisible-marks'
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
  /** Characters; a text that is four times as long is refused before it is looked at. */
  maxLength?: number
  /** '' and null are read as not sent, or empty the field. */
  emptiable?: true
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

/** The pattern of a text that holds nothing but whole numbers. */
export const DIGITS_AND_COMMAS = '^\\d+(,\\d+)*$'

/** How long a field is that says nothing of it: characters. */
const DEFAULT_MAX_LENGTH = 100
/** How many times as long as its field a text may come, with what cleaning takes from it. Longer ones are not cleaned. */
const CLEANING_FACTOR = 4

function isFarTooLong(raw: string | number, { maxLength = DEFAULT_MAX_LENGTH }: FieldDescription): boolean {
  return typeof raw === 'string' && raw.length > CLEANING_FACTOR * maxLength
}

/** Digits keep what stands between them: 1 and 2 with a line break or an invisible mark between them are not 12. */
function cleanerOf({ type, pattern }: FieldDescription): (text: string) => string {
  return type === 'integer' || type === 'number' || pattern === DIGITS_AND_COMMAS
    ? (text) => (cleanLine(text) === '' ? '' : trimMarks(text))
    : cleanLine
}

/** Cleans and reads a scalar; `empty` is what an empty one comes to. */
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

/** A field that has to be there: contract.md "lenient reading"; empty, null and missing are all `required`. */
export function required<T>(read: Reader<T>, description: FieldDescription): z.ZodMiniType<T, Scalar> {
  return requiredScalar(read, description)
}

/** A text of several lines that has to be there; its line breaks are kept. */
export function requiredText(read: Reader<string>, longest: number): z.ZodMiniType<string, Scalar> {
  return requiredScalar(read, { type: 'string', maxLength: longest }, cleanText)
}

function requiredScalar<T>(
  read: Reader<T>,
  description: FieldDescription,
  clean?: (text: string) => string,
): z.ZodMiniType<T, Scalar> {
  const schema = z.pipe(
    scalar(description),
    z.transform((raw: string | number, context): T => {
      const result = readScalar(raw, read, description, { issue: 'required' as const }, clean)
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
  return z.optional(mayBeEmpty(read, description, undefined))
}

/** A field of what is changed: missing, it stays as it is (undefined); null or empty, it is emptied (null). */
export function clearable<T>(
  read: Reader<T>,
  description: FieldDescription,
): z.ZodMiniOptional<z.ZodMiniType<T | null, Scalar | null>> {
  return z.optional(mayBeEmpty(read, description, null))
}

function mayBeEmpty<T, E>(read: Reader<T>, description: FieldDescription, empty: E) {
  const schema: z.ZodMiniType<T | E, Scalar | null> = z.pipe(
    z.nullable(scalar(description)),
    z.transform((raw: string | number | null, context): T | E => {
      const result = readScalar(raw ?? '', read, description, { value: empty })
      if ('value' in result) return result.value
      context.issues.push({ code: 'custom', message: result.issue, input: raw })
      return z.NEVER
    }),
  )
  describedFields.add(schema, { ...description, emptiable: true })
  return schema
}

/** An optional field that this input may not leave out. */
export function mandatory<T, I>(field: z.ZodMiniType<T | undefined, I>): z.ZodMiniType<T, I> {
  return z.pipe(
    field,
    z.transform((value: T | undefined, context): T => {
      if (value !== undefined) return value
      context.issues.push({ code: 'custom', message: 'required', input: value })
      return z.NEVER
    }),
  )
}

/** A clearable field of an input that has nothing to clear. */
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

/** The schema that describes an input which `readLater` lets through, for the OpenAPI generator. */
export const describedInputs = new WeakMap<object, z.ZodMiniType>()

/** Lets an input through as it is: the call's handler reads it. The OpenAPI document describes it by `schema`. */
export function readLater<S extends z.ZodMiniType>(schema: S): z.ZodMiniType<unknown, z.input<S>> {
  const input = z.transform((sent: z.input<S>): unknown => sent)
  describedInputs.set(input, schema)
  return input
}
