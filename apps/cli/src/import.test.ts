/** `shop import DIR`: output and exit codes, in the DATA_DIR of a stopped server. */

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openShopDatabase } from '@zayy/database/open-shop-database'
import type { AppDatabase } from '@zayy/platform/postgres/open-app-database'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import {
  edited,
  plainImage,
  shopFolder,
  smallShop,
} from '@zayy/shop/catalogue-files/import/testing/small-shop'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { putEmptyShop } from '../../server/src/lifecycle/testing/server-process.ts'
import { runInHost, runShop, runShopUnread, runShopUntil } from './testing/run-shop.ts'

const dataDir = await temporaryFolder()
let open: AppDatabase | null = null
afterAll(() => open?.close())

const shop = (...args: string[]) => shopIn({}, ...args)

const shopIn = async (set: Record<string, string>, ...args: string[]) => {
  const run = open ? runInHost : runShop
  const { code, output, errors } = await run(args, { DATA_DIR: dataDir, ...set })
  return { code, output: output + errors }
}

test('imports a folder; importing it again, or its export, changes nothing', async () => {
  const folder = await shopFolder()
  await putEmptyShop(dataDir)
  const dry = await shop('import', folder, '--dry-run')
  expect(dry.output).toContain('2 products added: Scrub top (top), Lab coat (coat)')
  expect(dry.output).toContain('Nothing was changed.')
  // Keeps the database running, because each command would spend most of its time starting it.
  open = await openShopDatabase({ url: undefined, dataDir })
  // A reader such as `head` may close the pipe early. The import finishes all the same.
  expect(await runShopUnread(['import', folder, '--by', 'Nora'], { DATA_DIR: dataDir })).toBe(0)
  const second = await shop('import', folder)
  expect(second.code).toBe(0)
  expect(second.output).toContain('nothing changed')

  // Beside DATA_DIR, because the user that root becomes may not enter the test's other folders.
  const exported = `${dataDir}-exported`
  onTestFinished(() => rm(exported, { recursive: true, force: true }))
  const written = await shop('export', exported)
  expect(written.code).toBe(0)
  expect(written.output).toMatch(/^The shop is in .*exported\. Tables: 21, texts: \d+, pictures: \d+\.$/m)
  const back = await shop('import', exported)
  expect(back.code).toBe(0)
  expect(back.output).toContain('nothing changed')
  const again = await shop('export', exported)
  expect(again.code).toBe(1)
  expect(again.output).toContain('is not empty. Nothing was written.')
  const trail = JSON.parse((await shop('changes', '--json')).output)
  expect(trail).toMatchObject([{ by: 'Nora', action: 'import' }])
  expect(trail[0].details.changes).toContainEqual(
    expect.objectContaining({ thing: 'product', change: 'added', count: 2 }),
  )
  const table = await shop('changes', '--subject', 'catalogue', '--lang', 'ar')
  expect(table.output).toMatch(/^الوقت +من +ما جرى .*\n.*\n\d{4}-\S+ \S+ +Nora +استيراد +catalogue\n/)
  expect(table.output).toContain('إضافة منتجين: قميص سكراب (top)، معطف مختبر (coat)')
  expect((await shop('changes', '--subject', 'nothing')).output).toBe('Nothing has been changed yet.\n')

  const half = await shopFolder({
    ...edited('reviews.csv', '\ntop,Ali,ali@mail.example,2,Runs small,2026-02-02', ''),
  })
  const asked = await shop('import', half)
  expect(asked.code).toBe(2)
  expect(asked.output).toMatch(/reviews\.csv +no longer has 1 of the 2 that visitors see/)
  expect((await shop('import', half, '--dry-run')).code).toBe(0)
  expect((await shop('import', half, '--yes')).output).toContain('The shop now matches')
  expect((await shop('import', folder, '--by', 'Nora')).code).toBe(0)

  // --yes does not undo what a command changed since the last import.
  expect((await shop('settings', 'set', 'phone', '0551234567', '--by', 'Ahmed')).code).toBe(0)
  const undoing = await shop('import', folder, '--yes')
  expect(undoing.code).toBe(2)
  expect(undoing.output).toMatch(
    /the phone number \(phone\): Ahmed made it 0551234567 by a command on .*; the folder says 0110000000/,
  )
  expect(undoing.output).toContain('add --keep-edits to keep them, or --overwrite-edits')
  const kept = JSON.parse((await shop('import', folder, '--keep-edits', '--json')).output)
  expect(kept).toMatchObject({ changes: [], undone: [{ key: 'phone', by: 'Ahmed' }] })
  const overwritten = await shop('import', folder, '--overwrite-edits')
  expect(overwritten.output).toContain('the phone number (phone): 0551234567 → 0110000000')
  expect((await shop('import', folder, '--keep-edits', '--overwrite-edits')).code).toBe(2)
})

test('replaces the demo with the folder only after --replace-demo', async () => {
  const parts = async () =>
    await Promise.all(
      ['slides', 'blogs', 'sponsors'].map(
        async (kind) => JSON.parse((await shop(kind, 'list', '--json')).output).length,
      ),
    )
  // The phone of the small shop is that of the demo.
  const demo = await shopFolder()
  expect((await shop('import', demo, '--yes', '--overwrite-edits')).code).toBe(0)
  const own = await shopFolder({
    ...Object.fromEntries(Object.keys(smallShop).map((name) => [name, null])),
    'settings.csv': 'key,ar,en\nphone,0551234567,',
    'categories.csv': 'slug,name_ar,name_en\nvests,سترات,Vests',
    'products.csv': [
      'sku,category,name_ar,name_en,colours,sizes,tiers,photos',
      'top,vests,سترة,Vest,navy,S;M,1-9:55;10+:50,blue.png',
    ].join('\n'),
  })
  const dry = await shop('import', own, '--dry-run')
  expect(dry.output).toContain(`  npm run shop -- import ${own} --replace-demo`)
  expect(await parts()).toEqual([1, 1, 1])

  // Removing what visitors see asks first, and nothing changes without an answer.
  const asked = await shop('import', own, '--replace-demo')
  expect(asked.code).toBe(2)
  expect(asked.output).toMatch(/slides\.csv +no longer has 1 of the 1 that visitors see/)
  expect(await parts()).toEqual([1, 1, 1])

  const replaced = await shop('import', own, '--replace-demo', '--yes')
  expect(replaced).toMatchObject({ code: 0, output: expect.stringContaining('The shop now matches') })
  expect(replaced.output).not.toContain('--replace-demo')
  expect(await parts()).toEqual([0, 0, 0])
  const exported = `${dataDir}-replaced`
  onTestFinished(() => rm(exported, { recursive: true, force: true }))
  expect((await shop('export', exported)).code).toBe(0)
  const table = async (name: string) => (await readFile(join(exported, name), 'utf8')).split('\r\n')
  // The owner's product has the sku of one of the demo's and takes nothing from it.
  expect((await table('attributes.csv')).slice(1)).toEqual([''])
  expect((await table('colours.csv')).slice(1)).toEqual([expect.stringMatching(/^top,navy,/), ''])
  expect((await table('settings.csv')).join()).toContain("phone,'0551234567")
  expect((await shop('import', own, '--replace-demo')).output).toContain('nothing changed')
})

test('imports the product file of another shop, and says what was left out', async () => {
  const own = `${dataDir}-from`
  onTestFinished(() => rm(own, { recursive: true, force: true }))
  await mkdir(join(own, 'pictures'), { recursive: true })
  const file = join(own, 'my products.csv')
  const rows = [
    'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant Price,Image Src,Gift Card',
    'vest,Safety vest,Salwa,Size,Large,45,https://cdn.shop.example/vest.png,false',
    'cap,Cap,Salwa,Title,Default Title,20,https://127.0.0.1/cap.png,false',
    'gift,Gift card,Salwa,Title,Default Title,100,,true',
  ]
  await writeFile(file, rows.join('\n'))
  await writeFile(join(own, 'pictures', 'vest.png'), await plainImage('#708030', 600))
  const unknown = await shop('import', file, '--from', 'shopfy')
  expect(unknown).toMatchObject({ code: 2, output: expect.stringContaining('shopify, woocommerce or salla') })
  expect(await shop('import', file, '--to', own)).toMatchObject({ code: 2 })
  const other = await shop('import', file, '--from', 'salla', '--lang', 'ar')
  expect(other).toMatchObject({ code: 1, output: expect.stringContaining('--from shopify') })

  const dry = await shop('import', file, '--from', 'shopify', '--dry-run')
  expect(dry.code).toBe(0)
  expect(dry.output).toContain('2 products in')
  expect(dry.output).toMatch(/1 {2}A gift card: left out.*\n +Gift card\n/)
  expect(dry.output).toMatch(/1 {2}Has no photo, so it is hidden.*\n +Cap\n/)
  expect(dry.output).toMatch(
    /1 {2}A photo that was not fetched: its address is within a private network\n +Cap/,
  )
  expect(dry.output).toContain('2 products added')
  const again = await shop('import', file, '--from', 'shopify')
  expect(again.code).toBe(1)
  const folder = join(own, 'my products-shop')
  expect(again.output).toContain(`npm run shop -- import "${folder}"`)
  expect((await shop('import', folder, '--yes')).code).toBe(0)

  const elsewhere = join(own, 'new', 'folder')
  const json = await shop('import', file, '--from', 'shopify', '--to', elsewhere, '--json', '--yes')
  expect(json.code).toBe(0)
  expect(JSON.parse(json.output)).toMatchObject({
    dry_run: false,
    converted: {
      folder: elsewhere,
      products: 2,
      pictures: 1,
      notes: expect.arrayContaining([
        expect.objectContaining({ kind: 'giftCard', row: 4, product: 'Gift card', field: 'Gift Card' }),
      ]),
    },
  })
})

test('removes the half-made folder when Ctrl-C ends a conversion', async () => {
  const own = `${dataDir}-stopped`
  onTestFinished(() => rm(own, { recursive: true, force: true }))
  await mkdir(join(own, 'pictures'), { recursive: true })
  await writeFile(join(own, 'pictures', 'vest.png'), await plainImage('#708030', 600))
  // One file is the picture of all these addresses, so that copying it takes seconds.
  const rows = Array.from(
    { length: 5_000 },
    (_, n) => `v${n},Vest ${n},45,https://cdn.shop.example/vest.png?v=${n}`,
  )
  await writeFile(join(own, 'products.csv'), ['Handle,Title,Variant Price,Image Src', ...rows].join('\n'))
  const hasBegun = async () => (await readdir(own)).some((name) => name.startsWith('.'))
  const line = ['import', join(own, 'products.csv'), '--from', 'shopify']
  expect(await runShopUntil(hasBegun, 'SIGINT', line, { DATA_DIR: dataDir })).toEqual({
    code: 130,
    printed: '',
  })
  expect((await readdir(own)).toSorted()).toEqual(['pictures', 'products.csv'])
})

test('lists the issues of an invalid folder and ends with exit code 1', async () => {
  const folder = await shopFolder({
    ...edited('tiers.csv', 'top,10,49', 'top,11,49'),
    'sponsors.csv': '',
    '~$products.csv': '',
  })
  const { code, output } = await shop('import', folder)
  expect(code).toBe(1)
  expect(output).toMatch(/products\.csv +is open in a program/)
  expect(output).toMatch(/sponsors\.csv +is empty/)
  expect(output).toMatch(/tiers\.csv +3 +from +is 11, which leaves a gap after 1 to 9 in row 2/)
  expect(output).toContain('Nothing was changed.')
  const json = await shop('import', folder, '--json')
  expect(json.code).toBe(1)
  const [first = '', ...rest] = json.output.split('\n')
  expect(JSON.parse(first)).toMatchObject({
    issues: [{ file: 'sponsors.csv' }, { file: 'tiers.csv', row: 3 }],
  })
  expect(rest).toEqual(['Nothing was changed.', ''])
  const arabic = await shop('import', folder, '--lang', 'ar')
  expect(arabic.output).toMatch(/sponsors\.csv +فارغ/)
  expect(arabic.output).toMatch(/tiers\.csv +3 +from +قيمته 11، فتبقى فجوة بعد 1 إلى 9 في الصف 2/)
  expect(arabic.output).toContain('يلزم أولًا إصلاح أمرين:')
})

test('refuses a missing folder', async () => {
  const { code, output } = await shop('import', join(dirname(dataDir), 'nowhere'))
  expect(code).toBe(1)
  expect(output).toContain('is not a folder that can be read')
})

test('refuses a setting that the server would refuse', async () => {
  const { code, output } = await shopIn({ DATABASE_URL: 'mysql://shop' }, 'import', dirname(dataDir))
  expect(code).toBe(1)
  expect(output).toContain('DATABASE_URL must be an address such as postgres://')
})
