import { findChromium } from '../scripts/steps/find-chromium.mjs'

/** The browser that `npm test` found, the machine's own Chromium, or else the one that Playwright installed. */
const executablePath = process.env.CHROMIUM ?? findChromium()

/**
 * Chromium without the sandbox that containers lack, without calls home that a closed network refuses, and without a
 * process of its own for a graphics card that is not there.
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

/** Playwright gives Chromium a mouse by the same switch, of which the last counts. */
const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/**
 * The browser of all tests that ask for no other. It loads no pictures: making, decoding and painting them takes a third of
 * what a page costs, and no space depends on them.
 */
export const withoutPictures = launch(`--blink-settings=${mouse},imagesEnabled=false`)

/**
 * The browser of a file whose tests look at pages as shoppers see them, or at what pictures do, as `test.use(withPictures)`.
 * At the head of a file: each kind of browser has workers of its own.
 */
export const withPictures = { launchOptions: launch() }
