import { expect, test } from 'vitest'
import { explainLog } from './explain-end.ts'

const at = '2026-11-22 06:59:31.254 UTC [21]'

test.each([
  {
    log: `${at} LOG:  listening on Unix socket "/data/socket/.s.PGSQL.5432"
${at} FATAL:  could not write lock file "postmaster.pid": No space left on device
${at} LOG:  database system is shut down`,
    reason: 'could not write lock file "postmaster.pid": No space left on device',
    passing: false,
  },
  {
    log: `${at} FATAL:  lock file "postmaster.pid" already exists
${at} HINT:  Is another postmaster (PID 7) running in data directory "/data/cluster"?`,
    reason: 'lock file "postmaster.pid" already exists',
    passing: true,
  },
  {
    log: `${at} PANIC:  could not locate a valid checkpoint record at 0/F43FF0
${at} FATAL:  the database system is starting up`,
    reason: 'could not locate a valid checkpoint record at 0/F43FF0',
    passing: false,
  },
  {
    log: 'postgres: error while loading shared libraries: libicuuc.so.60: cannot open shared object file',
    reason: /libicuuc.so.60/,
    passing: false,
  },
  {
    log: `${at} ERROR:  could not read what noura@example.com typed`,
    reason: 'it ended without a word',
    passing: true,
  },
])('explains the end of a server: $reason', ({ log, reason, passing }) => {
  const { error, passing: passes } = explainLog(log)
  const message = error.message.replace('The database in DATA_DIR does not start: ', '')
  if (typeof reason === 'string') expect(message).toBe(reason)
  else expect(message).toMatch(reason)
  expect(passes).toBe(passing)
})
