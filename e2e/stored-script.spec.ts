import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { startShop } from '../torture/harness/shop-server.ts'
import { withImages } from './browser.ts'
import { untilHydrated } from './page-test.ts'

test.use(withImages)

/** Content with scripts that bypassed sanitising; only the page's policy can stop them. */
const stored = `<p>Terms</p><script>window.stolen = 'script'</script>
  <img src="/missing" onerror="window.stolen = 'handler'"><a href="javascript:window.stolen = 'link'">link</a>
  <script nonce="">window.stolen = 'nonce'</script><script src="data:text/javascript,window.stolen='data'"></script>`

test('a script in a stored text never runs', async ({ page }) => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'zayy-e2e-'))
  await using shop = await startShop({ dataDir: folder.path, env: { SEED_DEMO: 'false' } })
  await storeTerms(folder.path, stored)
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text())
  })
  for (const path of ['/terms', '/en/terms']) {
    await page.goto(`${shop.address}${path}`)
    await untilHydrated(page)
    await page.getByRole('link', { name: 'link', exact: true }).click()
    await expect(page.getByText('Terms', { exact: true }).first()).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'stolen'))).toBeUndefined()
  }
  expect(refused.filter((text) => /Content Security Policy/.test(text)).length).toBeGreaterThanOrEqual(8)
})

/** Stores the terms of a shop, unsanitised. */
async function storeTerms(dataDir: string, content: string) {
  const client = new pg.Client({ host: join(dataDir, 'postgres/socket'), user: 'shop_app', database: 'shop' })
  await client.connect()
  await client.query(`insert into pages (id, slug) values (3, 'terms') on conflict do nothing`)
  for (const locale of ['ar', 'en'])
    await client.query(
      `insert into page_translations (page_id, locale, title, content) values (3, $1, 'Shop terms', $2)
       on conflict (page_id, locale) do update set content = excluded.content`,
      [locale, content],
    )
  await client.end()
}
