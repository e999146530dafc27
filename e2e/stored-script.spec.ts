import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { withImages } from './browser.ts'
import { untilHydrated } from './page-test.ts'

test.use(withImages)

/** Content with scripts that bypassed sanitising; only the page's policy can stop them. */
const stored = `<p>Terms</p><script>window.stolen = 'script'</script>
  <img src="/missing" onerror="window.stolen = 'handler'"><a href="javascript:window.stolen = 'link'">link</a>
  <script nonce="">window.stolen = 'nonce'</script><script src="data:text/javascript,window.stolen='data'"></script>`

test('a script in a stored text never runs', async ({ page }) => {
  const shop = await openShopWith(stored)
  try {
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
  } finally {
    await shop.close()
  }
})

/** Starts a shop without the demo catalogue whose terms are `content`, unsanitised. */
async function openShopWith(content: string) {
  const data = await mkdtemp(join(tmpdir(), 'zayy-e2e-'))
  const main = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url))
  const { DATABASE_URL: _, PUBLIC_URL: __, ...around } = process.env
  const server = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...around, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, SEED_DEMO: 'false' },
  })
  const close = async () => {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'close')
    await rm(data, { recursive: true, force: true })
  }
  const address = await openedAt(server.stdout)
  const client = new pg.Client({ host: join(data, 'postgres/socket'), user: 'shop_app', database: 'shop' })
  await client.connect()
  await client.query(`insert into pages (id, slug) values (3, 'terms') on conflict do nothing`)
  for (const locale of ['ar', 'en'])
    await client.query(
      `insert into page_translations (page_id, locale, title, content) values (3, $1, 'Shop terms', $2)
       on conflict (page_id, locale) do update set content = excluded.content`,
      [locale, content],
    )
  await client.end()
  return { address, close }
}

async function openedAt(output: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const piece of output) {
    text += piece
    const address = /open at (\S+)/.exec(text)?.[1]
    if (address) {
      output.resume()
      return address
    }
  }
  throw new Error(`The server ended: ${text}`)
}
