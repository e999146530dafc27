import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

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

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Finds a Chromium, installing Debian's where we may and there is no headless shell.
 * @returns {Promise<string | undefined>}
 */
export async function ensureChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  if (findProgram(shells) || process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return findChromium()
  console.log("Installing Debian's Chromium for the browser tests")
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = (/** @type {string} */ name) =>
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env })
  await run('apt-get', ['update', '-q'], { env })
  // Other systems have the whole browser alone.
  if ((await install('chromium-headless-shell')) !== 0 && !findChromium()) await install('chromium')
  return findChromium()
}
