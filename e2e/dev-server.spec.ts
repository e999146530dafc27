import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runProgram } from '@zayy/platform/process/testing/run-program'
import { loadedFiles, printLoadedFiles } from '@zayy/server/lifecycle/testing/loaded-files'
import { nightly } from './locales.ts'
import { expect, test } from './page-test.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Copies the code for a test to change. The copy is inside the project, so that it finds node_modules. */
async function copyOfCode(): Promise<string> {
  const caches = join(root, '.cache')
  await mkdir(caches, { recursive: true })
  const copy = await mkdtemp(join(caches, 'dev-server-'))
  await mkdir(join(copy, 'node_modules/@zayy'), { recursive: true })
  for (const kind of ['packages', 'apps']) {
    const filter = (path: string) => !['node_modules', 'dist'].includes(basename(path))
    await cp(join(root, kind), join(copy, kind), { recursive: true, filter })
    for (const name of await readdir(join(root, kind))) {
      await symlink(join(copy, kind, name), join(copy, 'node_modules/@zayy', name))
      // Libraries of which npm installs another version at the root.
      const own = join(root, kind, name, 'node_modules')
      if (existsSync(own)) await symlink(own, join(copy, kind, name, 'node_modules'))
    }
  }
  await cp(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'))
  return copy
}

/**
 * Starts the server of `npm run dev` on the code in a folder, with an empty shop. Without `--watch`, which would restart it
 * on changes in node_modules.
 */
async function startDevServer(code: string) {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'zayy-dev-')))
  const { DATABASE_URL: _, PUBLIC_URL: __, ...around } = process.env
  const server = runProgram(process.execPath, [join(code, 'apps/server/src/main.ts'), '--dev'], {
    env: { ...around, PORT: '0', DATA_DIR: dataDir, SEED_DEMO: 'false', NODE_OPTIONS: printLoadedFiles },
  })
  return {
    opened: server.says(/open at (\S+)/),
    /** Stops the server and returns its output. */
    stop: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
      return server.output()
    },
  }
}

test('npm run dev applies a change of a component without a restart, uses React’s development build, and shows all components', {
  tag: nightly,
}, async ({ page }) => {
  // Vite first bundles the libraries without a cache.
  test.setTimeout(240_000)
  const code = await copyOfCode()
  const server = await startDevServer(code)
  let output = ''
  try {
    const address = `${await server.opened}/en/shop`
    // The first answer waits until all code is loaded; on a busy machine the connection times out before.
    await expect(async () => expect((await page.request.get(address)).status()).toBe(200)).toPass()
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All products')
    await page.evaluate(() => {
      document.documentElement.dataset.loadedOnce = 'yes'
    })
    const footer = join(code, 'apps/storefront/src/footer/footer.tsx')
    await writeFile(
      footer,
      (await readFile(footer, 'utf8')).replace('</footer>', '<p>Changed meanwhile</p></footer>'),
    )
    await expect(page.getByText('Changed meanwhile')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-loaded-once', 'yes')
    expect(await (await page.request.get(address)).text()).toContain('Changed meanwhile')
    await page.goto(new URL('/__ui?lang=ar', address).href)
    await expect(page.getByRole('button', { name: 'أضف إلى السلة' }).first()).toBeVisible()
    await expect(page.getByRole('article', { name: 'فاتورة ضريبية', exact: true }).first()).toBeVisible()
  } finally {
    // Leaves the page first, as module requests fail with 504 while Vite closes.
    await page.evaluate(() => location.replace('about:blank'))
    await page.waitForURL('about:blank')
    output = await server.stop()
    await rm(code, { recursive: true, force: true })
  }
  const { react, vite } = loadedFiles(output)
  expect(react.some((file) => /react-dom-server.*\.development\.js$/.test(file))).toBe(true)
  expect(vite).not.toEqual([])
})
