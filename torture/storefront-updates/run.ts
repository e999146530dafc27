import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@zayy/platform/postgres/embedded/free-port'
import { startEmbedded } from '@zayy/platform/postgres/embedded/start-embedded'
import { forgetAssets } from '../harness/database.ts'
import { databaseUrls } from '../harness/database-urls.ts'
import { report } from '../harness/report.ts'
import { sharedSecrets } from '../harness/shared-secrets.ts'
import {
  checkout,
  type ShopServer,
  startShop,
  untilReady,
  withTemporaryFolder,
} from '../harness/shop-server.ts'
import { haproxyProgram, startHaproxy } from '../harness/start-haproxy.ts'
import { assetNames, buildChanged } from './build-changed.ts'
import {
  type Clicks,
  click,
  startChromium,
  type Visitors,
  type Visits,
  visit,
  webKitVisitors,
} from './visitors.ts'

/** Minimum visits per browser while the two servers have different builds. */
const mixedVisits = Number(process.env.VISITS ?? 12)

/** Pages that an open tab visits in turn; it has not loaded their scripts before. */
const journeys = [
  ['/', '/about', '/contact', '/terms'],
  ['/contact', '/blogs', '/cart', '/terms'],
  ['/about', '/cart', '/blogs', '/terms'],
  ['/blogs', '/contact', '/about', '/terms'],
] as const

const visited = ['/', '/shop', '/about', '/contact', '/blogs', '/cart']

const program = haproxyProgram()
if (!program) throw new Error('HAProxy is not installed: apt-get install haproxy')

await withTemporaryFolder(async (folder) => {
  const changed = join(folder, 'changed')
  await buildChanged(changed)
  await using _postgres = await startEmbedded(join(folder, 'postgres'))
  await update(program, folder, changed)
})

async function update(haproxy: string, folder: string, changed: string): Promise<void> {
  const publicPort = await freePort()
  const publicUrl = `http://127.0.0.1:${publicPort}`
  const ports = [await freePort(), await freePort()] as const
  const secrets = sharedSecrets()
  const start = async (name: string, port: number, sources: string) => {
    const dataDir = join(folder, name)
    await mkdir(dataDir, { recursive: true })
    const env = {
      ...databaseUrls(join(folder, 'postgres')),
      PUBLIC_URL: publicUrl,
      TRUSTED_PROXIES: 'loopback',
      PORT: String(port),
      ...secrets,
    }
    const server = await startShop({ dataDir, env, sources })
    await untilReady(server.address.replace(/:\d+$/, `:${port}`))
    return server
  }
  const servers: ShopServer[] = []
  for (const [at, port] of ports.entries()) servers.push(await start(`server${at}`, port, checkout))
  const proxy = await startHaproxy(haproxy, folder, publicPort, ports)
  const browsers = [await startChromium(), webKitVisitors()]
  try {
    await untilReady(publicUrl)
    const replace = async (at: 0 | 1) => {
      await servers[at]?.stop()
      servers[at] = await start(`server${at}`, ports[at], changed)
    }
    const results = await underVisitors(browsers, publicUrl, replace, () => forgetAssets(folder))
    const names = [await assetNames(checkout), await assetNames(changed)] as const
    const sum = (of: (each: (typeof results)[number]) => number) =>
      results.reduce((total, each) => total + of(each), 0)
    await report(
      import.meta.url,
      {
        proxy: proxy.version,
        assets: names[1].size,
        changedAssets: [...names[1]].filter((name) => !names[0].has(name)).length,
        ...Object.fromEntries(
          results.flatMap(({ name, visits, clicks, clicksAfter }) => [
            [`${name}: visits`, visits],
            [`${name}: clicks in open tabs`, clicks],
            [`${name}: clicks after the former build is deleted`, clicksAfter],
          ]),
        ),
      },
      [
        ['no visit lacks an asset', sum(({ visits }) => visits.missing) === 0],
        ['every visit hydrates its page', sum(({ visits }) => visits.notHydrated) === 0],
        ['every click in an open tab shows its page', sum(({ clicks }) => clicks.dead) === 0],
        ['no click in an open tab lacks an asset', sum(({ clicks }) => clicks.missing) === 0],
        [
          'every click shows its page after the former build is deleted',
          sum(({ clicksAfter }) => clicksAfter.dead) === 0,
        ],
        [
          'visitors came and clicked',
          results.every(({ visits, clicks }) => visits.visits >= mixedVisits && clicks.clicks > 0),
        ],
      ],
    )
  } finally {
    for (const browser of browsers) await browser.close()
    await proxy.stop()
    for (const server of servers) await server.stop()
  }
}

/**
 * Replaces one server, then the other, while new visitors come and open tabs click links. At the end deletes the former
 * build.
 */
async function underVisitors(
  browsers: readonly Visitors[],
  address: string,
  replace: (at: 0 | 1) => Promise<void>,
  forget: () => Promise<void>,
) {
  const each = await Promise.all(
    browsers.map(async (browser) => {
      const tabs = []
      for (const [first, ...steps] of journeys) {
        const tab = await browser.openTab()
        await visit(tab, address + first, { visits: 0, missing: 0, notHydrated: 0 })
        tabs.push({ tab, steps })
      }
      const visits: Visits = { visits: 0, missing: 0, notHydrated: 0 }
      return { browser, tabs, visits, clicks: noClicks(), clicksAfter: noClicks() }
    }),
  )
  let isUpdated = false
  const coming = Promise.all(
    each.map(async ({ browser, visits }) => {
      let last = 0
      // Three more visits after both servers have the new build.
      for (let at = 0; !isUpdated || last++ < 3; at++) {
        const tab = await browser.openTab()
        await visit(tab, address + (visited[at % visited.length] ?? '/'), visits)
        await tab.close()
      }
    }),
  )
  coming.catch(() => {})
  const clickAll = (step: 0 | 1 | 2) =>
    Promise.all(
      each.map(async ({ tabs, clicks, clicksAfter }) => {
        for (const { tab, steps } of tabs) await click(tab, steps[step], step === 2 ? clicksAfter : clicks)
      }),
    )
  await replace(0)
  const before = each.map(({ visits }) => visits.visits)
  await clickAll(0)
  while (each.some(({ visits }, at) => visits.visits - (before[at] ?? 0) < mixedVisits))
    await Promise.race([coming, new Promise((resolve) => setTimeout(resolve, 200))])
  await replace(1)
  await clickAll(1)
  isUpdated = true
  await coming
  await forget()
  await clickAll(2)
  for (const { tabs } of each) for (const { tab } of tabs) await tab.close()
  return each.map(({ browser, visits, clicks, clicksAfter }) => ({
    name: browser.name,
    visits,
    clicks,
    clicksAfter,
  }))
}

function noClicks(): Clicks {
  return { clicks: 0, dead: 0, reloads: 0, missing: 0 }
}
