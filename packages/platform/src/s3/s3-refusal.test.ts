import { expect, test } from 'vitest'
import { refusalCode, s3Refusal } from './s3-refusal.ts'

test.each([
  [403, 'InvalidAccessKeyId', 'key', 'look at both'],
  [403, 'SignatureDoesNotMatch', 'key', 'look at both'],
  [403, 'AccessDenied', 'rights', 'may not do this'],
  [403, undefined, 'rights', 'may not do this'],
  [404, 'NoSuchBucket', 'bucket', 'make it'],
  [400, 'AuthorizationHeaderMalformed', 'region', '?region='],
  [301, undefined, 'region', '?region='],
  [403, 'RequestTimeTooSkewed', 'clock', 'NTP'],
  [418, undefined, 'other', 'refuses'],
  [400, 'SomethingNew', 'other', 'SomethingNew'],
])('maps status %s with code %s to trouble %s', (status, code, trouble, told) => {
  const refusal = s3Refusal('s3.example', status, code)
  expect(refusal.trouble).toBe(trouble)
  expect(refusal.message).toMatch(/^MEDIA_URL: the store at s3\.example answered [^\n]+$/)
  expect(refusal.message).toContain(told)
})

test.each([
  ['<Error><Code>NoSuchKey</Code><AWSAccessKeyId>AKIA</AWSAccessKeyId></Error>', 'NoSuchKey'],
  ['<Error><Code>no words\nhere</Code></Error>', undefined],
  ['<html>502</html>', undefined],
  ['', undefined],
])('reads from error body %j the code %s', (body, code) => {
  expect(refusalCode(body)).toBe(code)
})
