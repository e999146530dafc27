import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { isInputErrorCode } from '../error-codes.ts'
import { optional, required } from './field.ts'
import { listOf, MAX_ISSUES } from './list.ts'
import { amount, flag, id, ids, numberOf, optionalId, pieces, wholeNumber } from './numbers.ts'
import { companyName, couponCode, email, line, phone, postcode, shortAddress } from './texts.ts'

const text = { type: 'string' } as const
const number = { type: 'integer' } as const

/** Returns the value that a schema parses, or the issues. */
function read(schema: z.ZodMiniType, sent: unknown): unknown {
  const result = schema.safeParse(sent)
  return result.success ? { read: result.data } : result.error.issues.map((issue) => issue.message)
}

test.each([
  ['3', 3],
  [3, 3],
  ['٣', 3],
  ['۳', 3],
  [' 12 ', 12],
  ['0012', 12],
  ['+7', 7],
])('parses %j as the whole number %i', (sent, value) => {
  expect(read(required(wholeNumber(0, 100), number), sent)).toEqual({ read: value })
})

test.each([
  ['', ['required']],
  ['  ', ['required']],
  [null, ['required']],
  [undefined, ['required']],
  ['1.5', ['wholeNumber']],
  [1.5, ['wholeNumber']],
  ['1e2', ['wholeNumber']],
  ['0x10', ['wholeNumber']],
  ['NaN', ['wholeNumber']],
  [Number.NaN, ['wholeNumber']],
  [Number.POSITIVE_INFINITY, ['wholeNumber']],
  [true, ['wholeNumber']],
  ['٣x', ['wholeNumber']],
  [-1, ['outOfRange']],
  ['101', ['outOfRange']],
  ['9'.repeat(400), ['wholeNumber']],
  ['9'.repeat(20), ['outOfRange']],
  [['1', '2'], ['once']],
  [{ a: 1 }, ['wholeNumber']],
])('rejects %j as a whole number from 0 to 100: %j', (sent, issues) => {
  expect(read(required(wholeNumber(0, 100), number), sent)).toEqual(issues)
})

test.each([
  [12, { read: 12 }],
  ['0', { read: 0 }],
  ['١٬٢٠٠', { read: 1200 }],
  ['1,200', { read: 1200 }],
  ['12.00', { read: 12 }],
  ['\u200F12 ', { read: 12 }],
  ['', ['required']],
  ['\u200F', ['required']],
  ['5\n5', ['wholeNumber']],
  ['5\r\n5', ['wholeNumber']],
  ['1 2', ['wholeNumber']],
  ['1\n200', ['wholeNumber']],
  ['1\u200F2', ['wholeNumber']],
  ['1\u0000200', ['wholeNumber']],
  ['1.5', ['wholeNumber']],
  [1.5, ['wholeNumber']],
  ['1.200', ['wholeNumber']],
  ['1e3', ['wholeNumber']],
  ['+3', ['wholeNumber']],
  ['½', ['wholeNumber']],
  ['-3', ['outOfRange']],
  [-3, ['outOfRange']],
  [1e21, ['wholeNumber']],
  ['100001', ['outOfRange']],
])('parses a quantity sent as %j', (sent, result) => {
  expect(read(required(pieces(100_000), number), sent)).toEqual(result)
})

test.each(['1\u200F2', '1\n2', '1\u20602'])('does not parse the id %j as 12', (sent) => {
  expect(read(id(), sent)).toEqual(['wholeNumber'])
})

test.each([[''], ['   '], [null], [undefined], ['\u202e\u0000 ']])(
  'parses %j in an optional field as not sent',
  (sent) => {
    expect(read(optionalId(), sent)).toEqual({ read: undefined })
    expect(read(optional(line(5), text), sent)).toEqual({ read: undefined })
  },
)

test('accepts ids from 1 to 2147483647, and flags among their values', () => {
  expect(read(id(), '2147483647')).toEqual({ read: 2_147_483_647 })
  expect(read(id(), '2147483648')).toEqual(['outOfRange'])
  expect(read(id(), 0)).toEqual(['outOfRange'])
  expect(read(flag(), true)).toEqual(['choice'])
  expect(read(flag(), '١')).toEqual({ read: 1 })
  expect(read(required(numberOf(0, 1), number), '٠')).toEqual({ read: 0 })
  expect(read(required(numberOf(0, 1), number), '2')).toEqual(['choice'])
})

test.each([
  ['45.5', { read: 45.5 }],
  ['٤٥٫٥٠', { read: 45.5 }],
  [0, { read: 0 }],
  ['45.555', ['amount']],
  [false, ['amount']],
  [{}, ['amount']],
  ['-1', ['amount']],
  ['1,000', ['amount']],
])('parses an amount sent as %j', (sent, result) => {
  expect(read(required(amount, { type: 'number' }), sent)).toEqual(result)
})

test('accepts strings and numbers as text, nothing else', () => {
  expect(read(required(line(20), text), 7)).toEqual({ read: '7' })
  for (const sent of [true, {}, Number.NaN]) expect(read(required(line(20), text), sent)).toEqual(['text'])
})

test('trims and composes a line, removes control and bidi characters, and counts its length in characters', () => {
  expect(read(required(line(20), text), ' \u202eabc\u0000\t e\u0301 ')).toEqual({ read: 'abc é' })
  expect(read(required(line(2), text), '👩👩')).toEqual({ read: '👩👩' })
  expect(read(required(line(2), text), 'abc')).toEqual(['tooLong'])
})

test.each([
  [email, 'a@b.sa', { read: 'a@b.sa' }],
  [email, ' Sara@Mail.Example ', { read: 'Sara@mail.example' }],
  [email, 'a@b', ['email']],
  [couponCode, ' Save٥٠ ', { read: 'Save50' }],
  [couponCode, 'EID – 26', { read: 'EID-26' }],
  [couponCode, 'X'.repeat(65), ['tooLong']],
  [phone, '+966 50 123 4567', { read: '0501234567' }],
  [phone, '٠٥٠١٢٣٤٥٦٧', { read: '0501234567' }],
  [phone, '+965 5123 4567', { read: '+96551234567' }],
  [phone, '12345', ['phone']],
  [shortAddress, 'rahb 2929', { read: 'RAHB2929' }],
  [shortAddress, 'RAH2929', ['shortAddress']],
  [shortAddress, 'RAHB292O', ['shortAddressMeant']],
  [postcode, '١٢٣٤٥', { read: '12345' }],
  [postcode, '1234', ['postcode']],
  [postcode, '12345-6789', { read: '12345-6789' }],
  [postcode, '١٢٣٤٥ – ٦٧٨٩', { read: '12345-6789' }],
  [postcode, '12345 6789', { read: '12345-6789' }],
  [postcode, '123456789', ['postcode']],
  [postcode, '12345-678', ['postcode']],
  [line(10), '\u200c\u200d', ['required']],
  [line(10), '\u3164\u2800\u00ad', ['required']],
  [companyName, 'A\u3164', ['tooShort']],
  [companyName, 'A\u200cB', { read: 'A\u200cB' }],
])('the parser %o parses %j', (reader, sent, result) => {
  expect(read(required(reader, text), sent)).toEqual(result)
})

test('rejects ids with other characters between their digits', () => {
  expect(read(ids(3), '1, ٢ ,3')).toEqual({ read: [1, 2, 3] })
  for (const sent of ['1\u200B2', '1\u200F2', '1\n2', '1\u0000', '1\u00AD2', '1,,2', '1;2'])
    expect(read(ids(3), sent)).toEqual(['wholeNumber'])
})

test('reports the issues of a list by index, and does not parse the items of a list that is too long', () => {
  const list = z.object({ ids: listOf(id(), 3, 0) })
  const result = list.safeParse({ ids: ['1', 'x', ''] })
  expect(result.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['ids.1', 'wholeNumber'],
    ['ids.2', 'required'],
  ])
  expect(list.safeParse({ ids: new Array(1_000_000) }).error?.issues.map(({ message }) => message)).toEqual([
    'tooMany',
  ])
  expect(list.safeParse({ ids: 'x' }).error?.issues.map(({ message }) => message)).toEqual(['list'])
  expect(list.safeParse({}).error?.issues.map(({ message }) => message)).toEqual(['required'])
})

test('stops parsing a list after the maximum number of issues', () => {
  let looked = 0
  const item = z.pipe(
    z.unknown(),
    z.transform((sent: unknown, context) => {
      looked += 1
      context.issues.push({ code: 'custom', message: 'required', input: sent })
      return z.NEVER
    }),
  )
  const sent = { rows: Array.from({ length: 200 }, () => ({ cells: new Array(200).fill(0) })) }
  const row = z.object({ cells: listOf(item, 200, z.NEVER) })
  const result = z.object({ rows: listOf(row, 200, { cells: [] }) }).safeParse(sent)
  expect(result.error?.issues).toHaveLength(MAX_ISSUES)
  expect(result.error?.issues.at(-1)?.path).toEqual(['rows', 0, 'cells', MAX_ISSUES - 1])
  expect(looked).toBe(MAX_ISSUES)
})

test.each([
  ['a text', required(line(20), { ...text, maxLength: 20 }), 80, 'tooLong'],
  ['an e-mail address', required(email, { ...text, maxLength: 254 }), 1_016, 'tooLong'],
  ['a field that says nothing of its length', required(phone, text), 400, 'tooLong'],
  ['one that may be left out', optional(line(20), { ...text, maxLength: 20 }), 80, 'tooLong'],
  ['a whole number', id(), 400, 'wholeNumber'],
  ['an amount', required(amount, { type: 'number' }), 400, 'amount'],
])('rejects %s of more than four times its length before cleaning it', (_, field, most, issue) => {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  expect(read(field, ' '.repeat(most + 1))).toEqual([issue])
  expect(normalize).not.toHaveBeenCalled()
  read(field, ' '.repeat(most))
  expect(normalize).toHaveBeenCalled()
  normalize.mockRestore()
})

test('parses any value of a field or rejects it with one of our error codes', () => {
  const fields = [id(), optionalId(), required(line(10), text), required(email, text), optional(phone, text)]
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.anything(), (field, sent) => {
      const result = field.safeParse(sent)
      expect(result.success || result.error.issues.every(({ message }) => isInputErrorCode(message))).toBe(
        true,
      )
    }),
    { numRuns: 2_000 },
  )
})
