import { expect, test } from 'vitest'
import { passwordLengthIssue } from './password.ts'

test.each([
  ['', 'passwordShort'],
  ['1234567', 'passwordShort'],
  ['12345678', null],
  ['        ', null],
  ['كلمةسرّي', null],
  ['👩‍⚕️👩‍⚕️', null],
  ['😀😀😀😀', 'passwordShort'],
  ['a'.repeat(128), null],
  ['😀'.repeat(128), null],
  ['a'.repeat(129), 'passwordLong'],
])('checks the length of password %j: %s', (password, issue) => {
  expect(passwordLengthIssue(password)).toBe(issue)
})
