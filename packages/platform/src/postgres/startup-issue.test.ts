import { expect, test } from 'vitest'
import { issueOfAddress, issueOfLine } from './startup-issue.ts'

const url = 'postgres://keeper%40shop:pa55@db.example:5433/zayy'
const failing = (code: string, message = 'no') => Object.assign(new Error(message), { code })
const at = { setting: 'DATABASE_URL', at: 'db.example:5433' }

test.each([
  [failing('ECONNREFUSED'), { kind: 'unreachable', ...at }],
  [failing('EHOSTUNREACH'), { kind: 'unreachable', ...at }],
  [failing('57P03'), { kind: 'unreachable', ...at }],
  [failing('08P01'), { kind: 'unreachable', ...at }],
  [
    failing('08P01', 'password authentication failed'),
    { kind: 'refusedUser', setting: 'DATABASE_URL', user: 'keeper@shop' },
  ],
  [failing('SELF_SIGNED_CERT_IN_CHAIN'), { kind: 'certificate', setting: 'DATABASE_URL' }],
  [new Error('timeout expired'), { kind: 'unreachable', ...at }],
  [failing('ENOTFOUND'), { kind: 'unknownHost', ...at, at: 'db.example' }],
  [failing('EAI_AGAIN'), { kind: 'unknownHost', ...at, at: 'db.example' }],
  [failing('28P01'), { kind: 'refusedUser', setting: 'DATABASE_URL', user: 'keeper@shop' }],
  [failing('28000'), { kind: 'refusedUser', setting: 'DATABASE_URL', user: 'keeper@shop' }],
  [failing('3D000'), { kind: 'noDatabase', setting: 'DATABASE_URL', database: 'zayy' }],
  [failing('53100'), { kind: 'diskFull' }],
  [failing('57014', 'canceling statement due to statement timeout'), undefined],
  [failing('XX000'), undefined],
  ['something that is no error', undefined],
])('maps the driver error %s', (error, issue) => {
  expect(issueOfAddress('DATABASE_URL', url, error)).toEqual(issue)
})

test('reports the folder of a socket as the address', () => {
  const socket = 'postgres://keeper@localhost/zayy?host=/var/run/postgresql'
  expect(issueOfAddress('DATABASE_URL', socket, failing('ENOENT'))).toMatchObject({
    at: '/var/run/postgresql',
  })
})

test.each([
  ['could not write lock file "postmaster.pid": No space left on device', { kind: 'diskFull' }],
  ['could not create directory "/data/draft": Disk quota exceeded', { kind: 'diskFull' }],
  ['could not open file "global/pg_control": Permission denied', { kind: 'notWritable' }],
  ['could not create file "postmaster.pid": Read-only file system', { kind: 'notWritable' }],
  ['database files are incompatible with server', { kind: 'otherVersion' }],
  ['lock file "postmaster.pid" already exists', undefined],
])('PostgreSQL says: %s', (line, issue) => expect(issueOfLine(line)).toEqual(issue))
