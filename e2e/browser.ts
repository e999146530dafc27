import { findChromium } from '../scripts/steps/find-chromium.mjs'

/** The browser that `npm test` found, the machine's own Chromium, or else the one that Playwright installed. */
const executablePath = process.env.CHROMIUM ?? findChromium()

/**
 * Chromium without the sandbox that containers lack, without calls home that a closed network refuses, and without a
 * process of its own for a graphics card that is not there.
 */
export const browser = {
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--in-process-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
  ...(executablePath === undefined ? {} : { executablePath }),
}

/**
 * A browser that loads no pictures, as `test.use(withoutPictures)`: for the tests of what is typed, computed and told.
 * Making, decoding and painting pictures takes a third of what a page costs, and no space depends on them.
 */
export const withoutPictures = {
  launchOptions: { ...browser, args: [...browser.args, '--blink-settings=imagesEnabled=false'] },
}
