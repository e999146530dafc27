import { execFileSync } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { MIGRATIONS } from '@zayy/database/open-shop-database'
import { emptyDatabase } from '@zayy/database/testing/test-database'
import { expect, test } from 'vitest'
import { migrateDatabase } from '../../postgres/migrate.ts'
import { ask } from '../../postgres/testing/ask.ts'
import { temporaryFolder } from '../../process/testing/temporary-folder.ts'
import { loadDump } from './load-dump.ts'
import { writeDump } from './write-dump.ts'

const folder = await temporaryFolder()

const difficult = `E'\\\\N \\t "قميص"\\n\\\\.\\r\\n'`

test('restores all rows, sequences, constraints and triggers', async () => {
  const source = await emptyDatabase('')
  await migrateDatabase(MIGRATIONS, source)
  await ask(
    source,
    `insert into contact_messages (name, email, message, locale)
    select ${difficult}, 'a@b.example', repeat('x', 5000), 'ar' from generate_series(1, 500)`,
  )
  await ask(source, 'delete from contact_messages where id > 490')
  const written: number[] = []
  const { tables } = await writeDump(source, folder, (done, total) => written.push(done / total))
  const copy = await emptyDatabase('')
  const loaded: number[] = []
  const progress = (done: number, total: number) => loaded.push(done / total)
  expect(await loadDump(MIGRATIONS, copy, folder, { progress })).toBe('loaded')
  const shares = tables.map((_, before) => (before + 1) / tables.length)
  expect({ written, loaded }).toEqual({ written: shares, loaded: shares })
  const all = 'select * from contact_messages order by id'
  expect(await ask(copy, all)).toEqual(await ask(source, all))
  const next = `insert into contact_messages (name, email, message, locale) values ('a', 'a@b.example', 'b', 'ar') returning id`
  expect(await ask(copy, next)).toEqual([{ id: 501 }])
  const rules = `select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as rule, convalidated
    from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`
  expect(await ask(copy, rules)).toEqual(await ask(source, rules))
  expect(await ask(copy, `select tgname from pg_trigger where tgenabled <> 'O'`)).toEqual([])
})

test('omits assets of builds, which servers record again', async () => {
  const source = await emptyDatabase('')
  await migrateDatabase(MIGRATIONS, source)
  await ask(source, `insert into storefront_assets (name, body) values ('shop-aaaaaaa.js', 'x')`)
  const other = await temporaryFolder()
  const { tables } = await writeDump(source, other)
  expect(tables.map(({ name }) => name)).not.toContain('storefront_assets')
  const copy = await emptyDatabase('')
  expect(await loadDump(MIGRATIONS, copy, other)).toBe('loaded')
  expect(await ask(copy, 'select name from storefront_assets')).toEqual([])
})

test('rejects a database with a shop, and a dump of a newer version', async () => {
  const taken = await emptyDatabase('')
  await migrateDatabase(MIGRATIONS, taken)
  expect(await loadDump(MIGRATIONS, taken, folder)).toBe('not-empty')
  const description = join(folder, 'dump.json')
  const text = await readFile(description, 'utf8')
  await writeFile(description, text.replace(/"version": \d+/, '"version": 9999999999999'))
  expect(await loadDump(MIGRATIONS, await emptyDatabase(''), folder)).toBe('newer')
  await writeFile(description, text)
})

test('leaves the database empty after a failed or aborted load', async () => {
  const empty = await emptyDatabase('')
  const description = join(folder, 'dump.json')
  const text = await readFile(description, 'utf8')
  await writeFile(description, text.replace('"contact_messages.copy.gz"', '"missing.copy.gz"'))
  expect(await loadDump(MIGRATIONS, empty, folder)).toEqual({ damaged: 'missing.copy.gz' })
  await writeFile(description, text)
  const breaking = new AbortController()
  const brokenOff = { progress: () => breaking.abort(), signal: breaking.signal }
  await expect(loadDump(MIGRATIONS, empty, folder, brokenOff)).rejects.toThrow(breaking.signal.reason)
  expect(await loadDump(MIGRATIONS, empty, folder)).toBe('loaded')
})

/** Changes the bytes of a file, or the description. */
test.each<[string, string, (bytes: Buffer) => Uint8Array | string]>([
  ['an empty file', 'contact_messages.copy.gz', () => ''],
  ['half a file', 'contact_messages.copy.gz', (bytes) => bytes.subarray(0, bytes.length / 2)],
  ['rows of another table', 'contact_messages.copy.gz', () => gzipSync('1\tx\n')],
  ['a description without a table', 'dump.json', (bytes) => withTables(bytes, (tables) => tables.slice(1))],
])('names %s as damaged and loads nothing', async (_, file, change) => {
  const path = join(folder, file)
  const bytes = await readFile(path)
  await writeFile(path, change(bytes))
  const empty = await emptyDatabase('')
  const loaded = await loadDump(MIGRATIONS, empty, folder)
  await writeFile(path, bytes)
  expect(loaded).toEqual({ damaged: file })
  expect(await ask(empty, `select relname from pg_class where relname = 'areas'`)).toEqual([])
})

test.runIf(process.platform !== 'win32').each([
  ['contact_messages.copy.gz', { damaged: 'contact_messages.copy.gz' }],
  ['dump.json', 'no-dump'],
])('does not wait for a pipe as %s', async (file, outcome) => {
  const copy = await temporaryFolder()
  await cp(folder, copy, { recursive: true })
  await rm(join(copy, file))
  execFileSync('mkfifo', [join(copy, file)])
  expect(await loadDump(MIGRATIONS, await emptyDatabase(''), copy)).toEqual(outcome)
})

function withTables(bytes: Buffer, change: (tables: unknown[]) => unknown[]): string {
  const description = JSON.parse(bytes.toString())
  return JSON.stringify({ ...description, tables: change(description.tables) })
}

test.each<[string, (text: string) => string]>([
  ['is not there', () => ''],
  ['is no JSON', (text) => text.slice(1)],
  [
    'names another statement',
    (text) => text.replace('"name": "areas"', `"name": "areas (id) from program 'id'; --"`),
  ],
  [
    'names a statement as a column',
    (text) => text.replace('"columns": [\n    "id"', '"columns": [\n    "id) from stdin; --"'),
  ],
  ['leads out of its folder', (text) => text.replace('"areas.copy.gz"', '"../areas.copy.gz"')],
  ['has no number', (text) => text.replace(/"version": \d+/, '"version": "1"')],
])('a folder whose description %s is no dump, and nothing is made of it', async (_, change) => {
  const other = await temporaryFolder()
  const text = await readFile(join(folder, 'dump.json'), 'utf8')
  const changed = change(text)
  expect(changed).not.toBe(text)
  if (changed !== '') await writeFile(join(other, 'dump.json'), changed)
  const empty = await emptyDatabase('')
  expect(await loadDump(MIGRATIONS, empty, other)).toBe('no-dump')
  expect(await ask(empty, `select relname from pg_class where relname = 'areas'`)).toEqual([])
})
