import type { Failure } from '@zayy/contract/failure'
import { expect, test } from 'vitest'
import { readFailure } from './use-submit.ts'

const failure: Failure = { status: 422, message: 'Wrong.', errors: {}, data: undefined, retryAfter: null }
const fields = ['email', 'phone'] as const

test('errors go to their fields, unknown ones to the form', () => {
  const errors = { email: ['Taken.', 'and more'], company: ['Missing.'] }
  expect(readFailure({ ...failure, errors }, fields)).toEqual({
    errors: { email: 'Taken.' },
    submitError: { kind: 'fields', others: ['Missing.'] },
  })
})

test.each([
  [{}, { kind: 'refused', message: 'Wrong.' }],
  [{ status: 0, message: '' }, { kind: 'unreachable' }],
  [{ status: 500 }, { kind: 'failed' }],
  [{ status: 503 }, { kind: 'failed' }],
  [{ status: 422, message: '' }, { kind: 'failed' }],
  [
    { status: 429, retryAfter: 90 },
    { kind: 'tooOften', retryAfter: 90 },
  ],
  [{ status: 429 }, { kind: 'refused', message: 'Wrong.' }],
])('classifies a failed request without field errors, %o', (refusal, submitError) => {
  expect(readFailure({ ...failure, ...refusal }, fields)).toEqual({ errors: {}, submitError })
})
