import { delimiter, join } from 'node:path'
import { canInstallPackages, installPackages, isProgram } from './debian-packages.mjs'

/** Headless builds of Chromium. A full browser also draws its own window, which doubles the work. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']

const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/** @returns {string | undefined} the system's Chromium or Chrome */
export function findChromium() {
  return findProgram([...shells, ...browsers])
}

/** @returns {string | undefined} a full browser, which the headless builds are not */
export function findFullChromium() {
  return findProgram(browsers)
}

/** @param {string[]} names */
function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => isProgram(file))
}

/**
 * Finds Chromium. Installs Debian's package first if there is no headless shell and we may install packages.
 * @returns {Promise<string | undefined>}
 */
export async function ensureChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  if (findProgram(shells) || !canInstallPackages()) return findChromium()
  console.log("Installing Debian's Chromium for the browser tests")
  // Some systems package the full browser only.
  if (!(await installPackages(['chromium-headless-shell'])) && !findChromium())
    await installPackages(['chromium'])
  return findChromium()
}
