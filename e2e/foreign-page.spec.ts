import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext } from '@playwright/test'
import { withImages } from './browser.ts'
import { openAccount } from './open-account.ts'
import { expect, test } from './page-test.ts'

/** A foreign page tries all kinds of requests that browsers allow against a shop where the visitor is logged in. */

test.use({ ...withImages, provoked: /./ })

let server: Server
let html = ''

test.beforeAll(async () => {
  server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

test.afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** Returns the profile of the login in the browser's cookies. */
async function profile(context: BrowserContext) {
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? ''
  const answer = await context.request.get('/en/api/profile', {
    headers: { authorization: `Bearer ${token}` },
  })
  return answer.status() === 200
    ? ((await answer.json()) as { data: { fname: string; email: string } }).data
    : null
}

const change = { fname: 'Mallory', lname: 'M', email: 'mallory@evil.example', phone: '0550000000' }

const fields = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `<input name="${name}" value="${value}">`)
    .join('')

/** Foreign origins: another host, and another port of the same host, which receives the same cookies. */
const sites = [
  ['another site', 'localhost'],
  ['another origin of the same site', '127.0.0.1'],
] as const

for (const [name, host] of sites) {
  test(`${name} cannot change data, log in or log out`, async ({ context, request, baseURL }) => {
    const shop = baseURL ?? ''
    const { email } = await openAccount(context.request, 'en')
    const mallory = await openAccount(request, 'en')
    const before = await profile(context)
    expect(before?.email).toBe(email)
    const evil = `http://${host}:${(server.address() as AddressInfo).port}/`
    const page = await context.newPage()
    const open = async (content: string) => {
      html = `<!doctype html><title>evil</title>${content}`
      await page.goto(evil)
    }

    await open(`<img src="${shop}/en/api/logout"><iframe src="${shop}/en/api/logout"></iframe>
      <link rel="prefetch" href="${shop}/en/api/logout"><script src="${shop}/en/api/logout"></script>`)
    await page.waitForLoadState('networkidle')
    expect(await profile(context), 'a picture, a frame, a prefetch and a script').toEqual(before)

    await open(`<a href="${shop}/en/api/logout">prize</a>`)
    await Promise.all([page.waitForURL(`${shop}/en/api/logout`), page.getByRole('link').click()])
    expect(await profile(context), 'a link').toEqual(before)

    const login = { email: mallory.email, password: 'three red buttons' }
    const signup = { ...change, email: `${crypto.randomUUID()}@evil.example`, password: 'three red buttons' }
    for (const [call, values, encoding] of [
      ['update/profile', change, 'application/x-www-form-urlencoded'],
      ['update/profile', change, 'multipart/form-data'],
      ['update/profile', change, 'text/plain'],
      ['login', login, 'application/x-www-form-urlencoded'],
      ['signup', signup, 'application/x-www-form-urlencoded'],
    ] as const) {
      await open(
        `<form method="post" enctype="${encoding}" action="${shop}/en/api/${call}">${fields(values)}<button>prize</button></form>`,
      )
      await Promise.all([page.waitForURL(`${shop}/en/api/${call}`), page.getByRole('button').click()])
      expect(await profile(context), `a form to ${call}, ${encoding}`).toEqual(before)
    }

    await open('')
    await page.evaluate(
      async ([shop, body]) => {
        const send = (path: string, init: RequestInit) =>
          fetch(`${shop}/en/api/${path}`, { credentials: 'include', ...init }).catch(() => undefined)
        await send('logout', {})
        await send('logout', { mode: 'no-cors' })
        await send('update/profile', { method: 'POST', body: new URLSearchParams(body), mode: 'no-cors' })
        await send('update/profile', {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        })
        navigator.sendBeacon(`${shop}/en/api/update/profile`, new URLSearchParams(body))
      },
      [shop, change] as const,
    )
    await page.waitForLoadState('networkidle')
    expect(await profile(context), 'scripts').toEqual(before)
  })
}

test('the shop’s own page can log out', async ({ page, context }) => {
  await openAccount(context.request, 'en')
  await page.goto('/en')
  expect(await page.evaluate(async () => (await fetch('/en/api/logout')).status)).toBe(200)
  expect(await profile(context)).toBeNull()
})
