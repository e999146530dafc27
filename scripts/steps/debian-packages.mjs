import { accessSync, constants } from 'node:fs'
import { run } from './run.mjs'

const APT_GET = '/usr/bin/apt-get'

/** Returns whether this is a Debian system and we are root. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && isProgram(APT_GET)
}

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }

/** @type {Promise<number> | undefined} */
let updated

/**
 * Installs Debian packages. Runs `apt-get update` only once per process.
 * @param {string[]} names
 * @returns {Promise<boolean>} whether they are installed
 */
export async function installPackages(names) {
  updated ??= run(APT_GET, ['update', '-q'], { env })
  await updated
  return (await run(APT_GET, ['install', '-y', '-q', '--no-install-recommends', ...names], { env })) === 0
}

/** @param {string} file */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
