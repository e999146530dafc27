import { findChromium } from '../scripts/steps/find-chromium.mjs'

/** Path of Chromium: the environment variable CHROMIUM, then the system's. Undefined means Playwright's. */
const executablePath = process.env.CHROMIUM ?? findChromium()

/**
 * No sandbox, as containers lack user namespaces; no background requests, as the network may be closed; no GPU process, as
 * there is no GPU.
 */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const launch = (...more: string[]) => ({
  args: [...args, ...more],
  ...(executablePath === undefined ? {} : { executablePath }),
})

/** Playwright sets the mouse with the same switch, of which only the last one counts. */
const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/**
 * The default browser. It loads no images: they take a third of a page's time, and the layout does not depend on them.
 */
export const withoutImages = launch(`--blink-settings=${mouse},imagesEnabled=false`)

/** A browser whose user has doubled its font size. */
export const withLargeLetters = {
  launchOptions: launch(`--blink-settings=${mouse},imagesEnabled=false,defaultFontSize=32`),
}

/**
 * The browser for tests that check images or the look of pages: `test.use(withImages)` at the top of a file, as each kind of
 * browser has its own workers.
 */
export const withImages = { launchOptions: launch() }
