/** "shop backup", "shop backup verify" and "shop restore": a shop that was lost is put back, and every row and picture is as before. */

import { createHash } from 'node:crypto'
import { chmod, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { edited, shopFolder } from '@zayy/shop/catalogue-import/testing/small-shop'
import { openShopDatabase } from '@zayy/database/open-shop-database'
import pg from 'pg'
import { connectionSettings } from '@zayy/database/connection-pool'
import { afterAll, expect, test } from 'vitest'
import { runShop } from './testing/run-shop.ts'

const root = await mkdtemp(join(tmpdir(), 'zayy-backup-'))
// The user that the shop becomes where root starts it passes through.
await chmod(root, 0o711)
const dataDir = join(root, 'data')
const backups = join(dataDir, 'backups')
afterAll(() => rm(root, { recursive: true, force: true }))

const shop = (args: string[], set: Record<string, string> = {}) =>
  runShop(args, { DATA_DIR: dataDir, ...set })

/** A fingerprint of all rows of each table, while nobody else has the shop open. */
async function fingerprints(folder: string): Promise<Record<string, string>> {
  const opened = await openShopDatabase({ url: undefined, dataDir: folder })
  const client = new pg.Client(connectionSettings(opened.target))
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
    )
    const found: Record<string, string> = {}
    for (const { name } of rows) {
      const all = await client.query(`select t::text as row from ${name} t order by 1`)
      found[name] = createHash('sha256').update(JSON.stringify(all.rows)).digest('hex')
    }
    return found
  } finally {
    await client.end()
    await opened.close()
  }
}

async function filesOf(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).sort()
}

test('a shop is backed up, lost, and put back', async () => {
  expect(await shop(['backup', 'verify'])).toMatchObject({ code: 1 })
  expect((await shop(['import', await shopFolder()])).code).toBe(0)
  expect((await shop(['secrets', 'rotate'])).code).toBe(0)
  const before = await fingerprints(dataDir)
  const pictures = await filesOf(join(dataDir, 'media'))
  const keys = await readFile(join(dataDir, 'secrets.json'), 'utf8')

  const made = await shop(['backup'])
  expect(made).toMatchObject({ code: 0, errors: '' })
  const name = /The backup (\S+) is complete/.exec(made.output)?.[1] ?? ''
  expect((await shop(['backup', 'list'])).output).toContain(name)
  expect((await shop(['backup', 'verify'])).output).toMatch(/is whole: all of its \d+ tables/)
  expect((await shop(['backup', 'verify', '--lang', 'ar'])).output).toContain('سليمة')

  // Another machine, of which nothing but the backups is left.
  const elsewhere = join(root, 'elsewhere')
  await cp(backups, join(elsewhere, 'backups'), { recursive: true })
  const restored = await shop(['restore', '--yes'], { DATA_DIR: elsewhere })
  expect(restored).toMatchObject({ code: 0, errors: '' })
  expect(restored.output).toContain(`The shop is as in the backup ${name}`)
  expect(await fingerprints(elsewhere)).toEqual(before)
  expect(await filesOf(join(elsewhere, 'media'))).toEqual(pictures)
  expect(await readFile(join(elsewhere, 'secrets.json'), 'utf8')).toBe(keys)

  // The same machine: what happened since is undone, and the former database stays beside.
  expect(
    (await shop(['import', await shopFolder(edited('sponsors.csv', 'Salwan', 'Salwan Group'))])).code,
  ).toBe(0)
  expect(await fingerprints(dataDir)).not.toEqual(before)
  const undone = await shop(['restore', name, '--yes'])
  expect(undone).toMatchObject({ code: 0 })
  expect(undone.output).toMatch(/The former database is in \S+cluster-before-restore-/)
  expect(await fingerprints(dataDir)).toEqual(before)
})

test('a shop that is open is not restored, and nothing without a yes', async () => {
  const opened = await openShopDatabase({ url: undefined, dataDir })
  const refused = await shop(['restore', '--yes'])
  await opened.close()
  expect(refused).toMatchObject({ code: 1, output: '' })
  expect(refused.errors).toMatch(/^The database is in use \(process \d+ on host .*stop the shop first/)
  expect(await shop(['restore'])).toMatchObject({ code: 2, output: '' })
})

test('a backup of which a byte has changed, or a picture is missing, is refused', async () => {
  const other = { DATA_DIR: join(root, 'damaged') }
  const copy = join(other.DATA_DIR, 'backups')
  await cp(backups, copy, { recursive: true })
  const [picture = ''] = await readdir(join(copy, 'pictures'))
  await rm(join(copy, 'pictures', picture))
  const lacking = await shop(['backup', 'verify'], other)
  expect(lacking).toMatchObject({ code: 1 })
  expect(lacking.errors).toContain(`${picture} is missing`)
  await cp(join(backups, 'pictures', picture), join(copy, 'pictures', picture))
  const name = (await readdir(copy)).find((each) => each.startsWith('2')) ?? ''
  const archive = join(copy, name, 'database/base.tar.gz')
  const bytes = await readFile(archive)
  const middle = bytes.length >> 1
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
  await writeFile(archive, bytes)
  const restored = await shop(['restore', '--yes'], other)
  expect(restored).toMatchObject({ code: 1 })
  expect(restored.errors).toContain('base.tar.gz is not as it was written')
  expect(await readdir(other.DATA_DIR)).not.toContain('media')
})

test('older backups give way to a new one, and a folder elsewhere serves as well', async () => {
  const folder = join(dataDir, 'elsewhere')
  const names = async () =>
    (
      JSON.parse((await shop(['backup', 'list', '--json', '--folder', folder])).output) as { name: string }[]
    ).map(({ name }) => name)
  expect((await shop(['backup', '--folder', folder])).code).toBe(0)
  const first = await names()
  expect((await shop(['backup', '--keep', '1', '--folder', folder])).output).toContain(
    `Older backups were deleted: ${first}`,
  )
  expect(await names()).toHaveLength(1)
  expect(await names()).not.toEqual(first)
  expect(await shop(['backup', '--keep', '0'])).toMatchObject({ code: 2 })
})
