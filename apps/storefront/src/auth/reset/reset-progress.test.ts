import { expect, test } from 'vitest'
import { parseResetProgress } from './reset-progress.ts'

const now = 1_000_000_000
const code = { step: 'code', email: 'sara@alwaha.example', sentAt: now - 9 * 60_000 }
const password = { step: 'password', email: null, token: 't', since: now - 14 * 60_000 }
const start = { step: 'email' }

test.each([
  [code, code],
  [password, password],
  [{ ...code, sentAt: now - 10 * 60_000 }, start],
  [{ ...code, sentAt: now + 1 }, start],
  [{ ...password, since: now - 15 * 60_000 }, start],
  [{ ...password, token: 7 }, start],
  [{ step: 'code' }, start],
  [{ step: 'admin' }, start],
  ['code', start],
  [null, start],
])('resumes the stored password reset %j as %j', (stored, progress) => {
  expect(parseResetProgress(stored, now)).toEqual(progress)
})

test('begins the password reset if nothing is stored', () => {
  expect(parseResetProgress(null, now)).toEqual(start)
})
