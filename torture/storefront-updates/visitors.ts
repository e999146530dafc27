import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { withPictures } from '../../e2e/browser.ts'
import type { Engine } from '../../e2e/engines/engine.ts'
import { startWebKit } from '../../e2e/engines/webkit.ts'

/** How long a page may take before it counts as broken: milliseconds. */
const patience = 10_000

const size = { width: 1440, height: 900 }

/** A tab of any browser. */
export type Tab = {
  open(url: string): Promise<void>
  run: Engine['run']
  /** Presses a link of the page. */
  press(path: string): Promise<void>
  /** How many assets were missing since this was last asked. */
  missing(): Promise<number>
  close(): Promise<void>
}

export type Visitors = { name: string; openTab(): Promise<Tab>; close(): Promise<void> }

export async function startChromium(): Promise<Visitors> {
  const browser: Browser = await chromium.launch(withPictures.launchOptions)
  return {
    name: `Chromium ${browser.version()}`,
    openTab: async () => {
      const context = await browser.newContext({ viewport: size })
      const page = await context.newPage()
      let missing = 0
      page.on('response', (response) => {
        if (response.url().includes('/assets/') && response.status() >= 400) missing += 1
      })
      return {
        open: async (url) => void (await page.goto(url)),
        run: (work, ...args) =>
          page.evaluate(([source, given]) => new Function('args', `return (${source})(...args)`)(given), [
            String(work),
            args,
          ] as const),
        press: (path) =>
          page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click({ timeout: patience }),
        missing: async () => {
          const had = missing
          missing = 0
          return had
        },
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}

/** Each tab is a browser of its own: the driver has one window. */
export function webKitVisitors(): Visitors {
  return {
    name: 'WebKit',
    openTab: async () => {
      const engine = await startWebKit(size)
      let seen = 0
      return {
        open: engine.open,
        run: engine.run,
        press: (path) =>
          engine.run((href) => {
            const links = [...document.querySelectorAll<HTMLElement>(`a[href="${href}"]`)]
            links.find((link) => link.checkVisibility() && link.getBoundingClientRect().width > 0)?.click()
          }, path),
        missing: async () => {
          const errors = await engine.errors()
          const fresh = errors.slice(seen)
          seen = errors.length
          return fresh.filter((error) => /\b404\b|\b503\b|module script failed|preload CSS/.test(error))
            .length
        },
        close: engine.close,
      }
    },
    close: async () => {},
  }
}

/** @property missing visits that lacked an asset. @property notHydrated visits whose page did not come alive */
export type Visits = { visits: number; missing: number; notHydrated: number }

/** Opens a page as a visitor does who comes now. */
export async function visit(tab: Tab, url: string, counted: Visits): Promise<void> {
  await tab.open(url)
  const isHydrated = await within(() => tab.run(hydrated))
  counted.visits += 1
  // Parts that are fetched after hydration.
  await pause(300)
  if ((await tab.missing()) > 0) counted.missing += 1
  if (!isHydrated) counted.notHydrated += 1
}

/** @property dead clicks that led nowhere. @property reloads clicks that loaded the document anew */
export type Clicks = { clicks: number; dead: number; reloads: number; missing: number }

/** Presses a link in a tab that was open before. */
export async function click(tab: Tab, path: string, counted: Clicks): Promise<void> {
  const before = await tab.run(() => {
    Object.assign(window, { wasOpen: true })
    return document.querySelector('h1')?.innerText ?? ''
  })
  await tab.press(path)
  counted.clicks += 1
  const isThere = await within(() => tab.run(shows, path, before))
  if (!isThere) counted.dead += 1
  else if (!(await tab.run(() => 'wasOpen' in window))) counted.reloads += 1
  if ((await tab.missing()) > 0) counted.missing += 1
}

async function within(isSo: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; await pause(100))
    // A document that is being replaced cannot be asked.
    if (await isSo().catch(() => false)) return true
  return false
}

/** Runs in the page: whether React has taken it over. */
function hydrated(): boolean {
  const parts = [...document.querySelectorAll('header a, main, main > *')]
  return parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith('__react')))
}

/** Runs in the page: whether it is at `path`, and its heading is another than before. */
function shows(path: string, before: string): boolean {
  const heading = document.querySelector('h1')?.innerText ?? ''
  return decodeURI(location.pathname) === path && heading !== '' && heading !== before
}
