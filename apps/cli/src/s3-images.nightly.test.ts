/** MEDIA_URL: import, several servers, backup and restore with one bucket, each in a separate process. */

import { copyFile, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyDatabase } from '@zayy/database/testing/test-database'
import { openImageStore } from '@zayy/platform/images/open-image-store'
import type { ConnectionTarget } from '@zayy/platform/postgres/connection-pool'
import { testS3 } from '@zayy/platform/s3/testing/test-s3'
import { startServerProcess, temporaryFolder } from '@zayy/server/lifecycle/testing/server-process'
import { shopFolder } from '@zayy/shop/catalogue-files/import/testing/small-shop'
import { expect, test } from 'vitest'
import { readSettings } from '../../server/src/config/read-settings.mjs'
import { commandMessages } from './command-line/messages.ts'
import { checkImages } from './doctor/check-images.ts'
import { runShop } from './testing/run-shop.ts'

const s3 = await testS3()
const timeout = 120_000

test('a wrong key or a missing bucket ends the start with advice', async () => {
  const dataDir = await temporaryFolder()
  const lastLine = async (MEDIA_URL: string) => {
    const { code, output } = await startServerProcess(dataDir, { MEDIA_URL }).ended
    expect(code).toBe(1)
    expect(output).not.toContain('WRONG')
    return output.trim()
  }
  expect(await lastLine(s3.url.replace('S3RVER@', 'WRONG@'))).toMatch(
    /^MEDIA_URL: the store at \S+ answered SignatureDoesNotMatch: [^\n]*look at both[^\n]*$/,
  )
  expect(await lastLine(s3.url.replace('/shop/', '/other/'))).toMatch(
    /^MEDIA_URL: the store at \S+ answered NoSuchBucket: [^\n]*make it/,
  )
})

test('doctor explains a broken image store in both languages', async () => {
  const check = (url: string, locale: 'ar' | 'en') =>
    checkImages(readSettings({ MEDIA_URL: url }, '/shop'), null, commandMessages(locale))
  for (const locale of ['ar', 'en'] as const) {
    const { troubles, ok } = commandMessages(locale).doctorCommands.images
    expect(await check(s3.url, locale)).toEqual({ check: 'pictures', state: 'ok', text: ok('shop') })
    const wrong = s3.url.replace('S3RVER@', 'WRONG@')
    expect(await check(wrong, locale)).toEqual({ check: 'pictures', state: 'error', text: troubles.key })
  }
})

test('servers share images, also while the store is unreachable, and a backup holds the originals', {
  timeout,
}, async () => {
  const [one, two] = [await temporaryFolder(), await temporaryFolder()]
  const set = { DATABASE_URL: addressOf(await emptyDatabase('')), MEDIA_URL: s3.url }
  expect((await runShop(['import', await shopFolder(), '--yes'], { ...set, DATA_DIR: one })).code).toBe(0)
  const first = await startServerProcess(one, set).opened
  await copyFile(join(one, 'secrets.json'), join(two, 'secrets.json'))
  const second = await startServerProcess(two, set).opened
  expect(await readdir(one)).not.toContain('media')

  const settings = await (await fetch(`${first}/en/api/settings`)).text()
  const path = /\/media\/[0-9a-f]{20}\/800\.webp/.exec(settings)?.[0] ?? ''
  const bytesAt = async (address: string) => {
    const answer = await fetch(`${address}${path}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    return Buffer.from(await answer.arrayBuffer())
  }
  const made = await bytesAt(first)
  expect(await bytesAt(second)).toEqual(made)

  const backedUp = await runShop(['backup', '--json'], { ...set, DATA_DIR: one })
  expect(JSON.parse(backedUp.output)).toMatchObject({ images: 3, lostImages: [] })
  // An unquoted & in a shell cuts off the rest of MEDIA_URL.
  const withoutBucket = { DATABASE_URL: set.DATABASE_URL, DATA_DIR: one }
  const lacking = await runShop(['backup', '--folder', join(one, 'lacking')], withoutBucket)
  expect(lacking).toMatchObject({ code: 1, errors: expect.stringMatching(/the backup lacks: 3 \(/) })
  const examined = JSON.parse((await runShop(['doctor', '--json'], withoutBucket)).output)
  expect(examined).toContainEqual({
    check: 'pictures',
    state: 'error',
    text: expect.stringContaining('3 of 3'),
  })

  // Restores into another database and an empty bucket.
  const anew = {
    DATABASE_URL: addressOf(await emptyDatabase('')),
    MEDIA_URL: s3.url.replace('/pictures', '/restored'),
    DATA_DIR: await temporaryFolder(),
  }
  const restoring = ['restore', '--yes', '--folder', join(one, 'backups')]
  expect((await runShop(restoring, anew)).errors).toMatch(/^There is no key here to check signatures with/)
  const BACKUP_KEY = (await readFile(join(one, 'backup-key'), 'utf8')).trim()
  const restored = await runShop(restoring, { ...anew, BACKUP_KEY })
  expect(restored).toMatchObject({ code: 0, errors: '' })
  expect(restored.output).toContain('missing pictures put back: 3.')
  const [former, present] = [s3.url, anew.MEDIA_URL].map((MEDIA_URL) =>
    openImageStore(readSettings({ MEDIA_URL, DATA_DIR: anew.DATA_DIR }, '/')),
  )
  for (const hash of await hashesIn(join(one, 'backups', 'pictures'))) {
    const original = await present?.original(hash)
    expect(original).not.toBeNull()
    expect(original).toEqual(await former?.original(hash))
  }

  await s3.stop()
  try {
    expect(await bytesAt(second)).toEqual(made)
    expect((await fetch(`${second}/readyz`)).status).toBe(200)
    const never = await fetch(`${second}${path.replace(/[0-9a-f]{20}/, 'f'.repeat(20))}`)
    expect([never.status, never.headers.get('retry-after')]).toEqual([503, '5'])
    const failed = await runShop(['backup'], { ...set, DATA_DIR: two })
    expect(failed).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^The store in MEDIA_URL does not answer/),
    })
    const third = await temporaryFolder()
    await copyFile(join(one, 'secrets.json'), join(third, 'secrets.json'))
    const begun = startServerProcess(third, set)
    expect((await fetch(`${await begun.opened}/en/api/settings`)).status).toBe(200)
    begun.child.kill('SIGTERM')
    expect((await begun.ended).output).toContain('"event":"pictures_away"')
  } finally {
    await s3.start()
  }
})

async function hashesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  expect(names).toHaveLength(3)
  return names.map((name) => name.replace(/\..*/, ''))
}

function addressOf(target: ConnectionTarget): string {
  if ('url' in target) return target.url
  return `postgres:///${target.database}?host=${encodeURIComponent(target.host)}&port=${target.port}&user=${target.user}`
}
