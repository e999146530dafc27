import { delimiter, join } from 'node:path'
import { canInstallPackages, installPackages, isProgram } from './debian-packages.mjs'

/** Chromium as a program without windows: a whole one draws its own beside each page, which doubles the work. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']

const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/** @returns {string | undefined} the system's Chromium or Chrome */
export function findChromium() {
  return findProgram([...shells, ...browsers])
}

/** @param {string[]} names */
function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => isProgram(file))
}

/**
 * Finds a Chromium, installing Debian's where we may and there is no headless shell.
 * @returns {Promise<string | undefined>}
 */
export async function ensureChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  if (findProgram(shells) || !canInstallPackages()) return findChromium()
  console.log("Installing Debian's Chromium for the browser tests")
  // Other systems have the whole browser alone.
  if (!(await installPackages(['chromium-headless-shell'])) && !findChromium())
    await installPackages(['chromium'])
  return findChromium()
}
