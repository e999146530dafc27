import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/** @returns {string | undefined} the system's Chromium or Chrome */
function findChromium() {
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
 * Finds a Chromium, installing Debian's where there is none and we may.
 * @returns {Promise<string | undefined>}
 */
export async function ensureChromium() {
  const found = findChromium()
  if (found || process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return found
  console.log("Installing Debian's Chromium for the browser tests")
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env })
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { env })
  return findChromium()
}
