import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { withImages } from '../../e2e/browser.ts'
import type { Engine } from '../../e2e/engines/engine.ts'
import { startWebKit } from '../../e2e/engines/webkit.ts'

/** Milliseconds after which a page counts as broken. */
const patience = 10_000

const size = { width: 1440, height: 900 }

export type Tab = {
  open(url: string): Promise<void>
  run: Engine['run']
  /** Clicks a link of the page. */
  press(path: string): Promise<void>
  /** Returns the number of missing assets since the last call. */
  missing(): Promise<number>
  close(): Promise<void>
}

export type Visitors = { name: string; openTab(): Promise<Tab>; close(): Promise<void> }

export async function startChromium(): Promise<Visitors> {
  const browser: Browser = await chromium.launch(withImages.launchOptions)
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

/** Each tab is a separate browser, as the driver has one window. */
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

/** @property missing visits that lacked an asset. @property notHydrated visits whose page did not hydrate */
export type Visits = { visits: number; missing: number; notHydrated: number }

/** Opens a page as a new visitor and counts the visit. */
export async function visit(tab: Tab, url: string, counted: Visits): Promise<void> {
  await tab.open(url)
  const isHydrated = await within(() => tab.run(hydrated))
  counted.visits += 1
  // For parts that load after hydration.
  await pause(300)
  if ((await tab.missing()) > 0) counted.missing += 1
  if (!isHydrated) counted.notHydrated += 1
}

/** @property dead clicks that did not show their page. @property reloads clicks that loaded a new document */
export type Clicks = { clicks: number; dead: number; reloads: number; missing: number }

/** Clicks a link in an open tab and counts the click. */
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
    // Throws while the document is being replaced.
    if (await isSo().catch(() => false)) return true
  return false
}

/** Runs in the page. Returns whether React has hydrated it. */
function hydrated(): boolean {
  const parts = [...document.querySelectorAll('header a, main, main > *')]
  return parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith('__react')))
}

/** Runs in the page. Returns whether it is at `path` with another heading than before. */
function shows(path: string, before: string): boolean {
  const heading = document.querySelector('h1')?.innerText ?? ''
  return decodeURI(location.pathname) === path && heading !== '' && heading !== before
}
