import { testDatabase } from '@zayy/database/testing/test-database'
import { beforeEach, expect, test } from 'vitest'
import type { Asset } from './asset.ts'
import { storefrontAssets } from './assets-table.ts'
import { findAsset } from './find-asset.ts'
import { recordAssets } from './record-assets.ts'

const database = await testDatabase()
beforeEach(() => database.delete(storefrontAssets))

const build = (...names: string[]): Map<string, Asset> =>
  new Map(names.map((name) => [name, { body: Buffer.from(name.repeat(10)), br: Buffer.from(name) }]))

async function recorded(): Promise<string[]> {
  const rows = await database.select({ name: storefrontAssets.name }).from(storefrontAssets)
  return rows.map(({ name }) => name).sort()
}

/** Moves `seen_at` of all assets into the past. */
const age = (days: number) =>
  database.$client.query('update storefront_assets set seen_at = seen_at - make_interval(days => $1)', [days])

test('finds the assets of every build that was recorded, byte for byte', async () => {
  await recordAssets(database, build('one', 'shared'))
  await recordAssets(database, build('two', 'shared'))
  expect(await recorded()).toEqual(['one', 'shared', 'two'])
  expect(await findAsset(database, 'one')).toEqual({
    body: Buffer.from('one'.repeat(10)),
    br: Buffer.from('one'),
  })
  expect(await findAsset(database, 'three')).toBeNull()
})

test('records an asset without a Brotli form', async () => {
  await recordAssets(database, new Map([['font', { body: Buffer.from([0, 1, 255]), br: null }]]))
  expect(await findAsset(database, 'font')).toEqual({ body: Buffer.from([0, 1, 255]), br: null })
})

test('deletes assets that no server has renewed for 14 days', async () => {
  await recordAssets(database, build('one', 'shared'))
  await age(13)
  await recordAssets(database, build('two', 'shared'))
  expect(await recorded()).toEqual(['one', 'shared', 'two'])
  await age(2)
  await recordAssets(database, build('three'))
  expect(await recorded()).toEqual(['shared', 'three', 'two'])
})

test('deletes the oldest assets beyond the size bound, but never those of the current build', async () => {
  const bounds = { days: 14, bytes: 70 }
  await recordAssets(database, build('old'), bounds)
  await age(1)
  await recordAssets(database, build('mid'), bounds)
  await age(1)
  expect(await recorded()).toEqual(['mid', 'old'])
  await recordAssets(database, build('new'), bounds)
  expect(await recorded()).toEqual(['mid', 'new'])
  await recordAssets(database, build('new', 'wide'), { days: 14, bytes: 1 })
  expect(await recorded()).toEqual(['new', 'wide'])
})

test('lets servers of several builds record at the same time', async () => {
  const names = Array.from({ length: 60 }, (_, at) => `shared${at}`)
  const others = names.toReversed()
  await Promise.all([
    recordAssets(database, build('one', ...names)),
    recordAssets(database, build('two', ...others)),
    recordAssets(database, build('three', ...names)),
  ])
  expect(await recorded()).toHaveLength(63)
})
