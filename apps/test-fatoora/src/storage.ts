import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { newKey } from './certificate-authority.ts'

/** A certificate with its password, and what it may do. */
export type Csid = {
  requestId: number
  /** Base64 of the certificate's base64 text, the user name of the API. */
  token: string
  secret: string
  use: 'compliance' | 'production'
  vatNumber: string
  /** '1100': standard and simplified. */
  documents: string
  /** DER of the request, base64: a certificate for production is for the same. */
  request: string
  /** Compliance checks passed. */
  passed: string[]
}

/** A document that was accepted. */
export type Accepted = {
  hash: string
  uuid: string
  token: string
  counter: number
  previousHash: string
  xml: string
}

export type Storage = ReturnType<typeof openStorage>

/** Timeout of a statement that waits for another process, in milliseconds. */
const BUSY_MS = 2_000

/** Opens the platform's SQLite file in a folder. Any number of processes of one machine may share it. */
export function openStorage(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = new DatabaseSync(join(folder, 'fatoora.sqlite'), { timeout: BUSY_MS })
  file.exec(`
    create table if not exists authority (id integer primary key check (id = 1), key text not null) strict;
    create table if not exists requests (digest text primary key) strict;
    create table if not exists csids (token text primary key, request_id integer not null unique, document text not null) strict;
    create table if not exists accepted (
      hash text primary key, token text not null, counter integer not null, document text not null,
      unique (token, counter)
    ) strict;
  `)
  file.prepare('insert or ignore into authority (id, key) values (1, ?)').run(newKey())
  const authorityKey = String(file.prepare('select key from authority').get()?.key)
  const addRequest = file.prepare('insert or ignore into requests (digest) values (?)')
  const writeCsid = file.prepare(
    'insert or replace into csids (token, request_id, document) values (?, ?, ?)',
  )
  const findByToken = file.prepare('select document from csids where token = ?')
  const findByRequest = file.prepare('select document from csids where request_id = ?')
  const lastRequest = file.prepare('select coalesce(max(request_id), 1234567890122) as last from csids')
  const addAccepted = file.prepare(
    'insert into accepted (hash, token, counter, document) values (?, ?, ?, ?)',
  )
  const findAccepted = file.prepare('select document from accepted where hash = ?')
  const findCounter = file.prepare('select document from accepted where token = ? and counter = ?')
  const listAccepted = file.prepare('select document from accepted order by token, counter')

  const csidIn = (row: Record<string, unknown> | undefined): Csid | undefined =>
    row && JSON.parse(String(row.document))
  const acceptedIn = (row: Record<string, unknown> | undefined): Accepted | undefined =>
    row && JSON.parse(String(row.document))

  return {
    authorityKey,
    /** Returns false for a request that was used before. */
    useRequest: (pem: string) => addRequest.run(createHash('sha256').update(pem).digest('hex')).changes === 1,
    nextRequestId: () => Number(lastRequest.get()?.last) + 1,
    saveCsid: (csid: Csid) => void writeCsid.run(csid.token, csid.requestId, JSON.stringify(csid)),
    findCsid: (token: string) => csidIn(findByToken.get(token)),
    findCsidOfRequest: (requestId: number) => csidIn(findByRequest.get(requestId)),
    accept: (one: Accepted) => void addAccepted.run(one.hash, one.token, one.counter, JSON.stringify(one)),
    findAccepted: (hash: string) => acceptedIn(findAccepted.get(hash)),
    findCounter: (token: string, counter: number) => acceptedIn(findCounter.get(token, counter)),
    listAccepted: () => listAccepted.all().flatMap((row) => acceptedIn(row) ?? []),
    close: () => file.close(),
  }
}
