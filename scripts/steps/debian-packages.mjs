import { accessSync, constants } from 'node:fs'
import { run } from './run.mjs'

const aptGet = '/usr/bin/apt-get'

/** Whether `npm test` may install Debian's packages here. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && isProgram(aptGet)
}

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }

/** @type {Promise<number> | undefined} */
let updated

/**
 * Installs Debian's packages, after one `apt-get update` in all.
 * @param {string[]} names
 * @returns {Promise<boolean>} whether they are installed
 */
export async function installPackages(names) {
  updated ??= run(aptGet, ['update', '-q'], { env })
  await updated
  return (await run(aptGet, ['install', '-y', '-q', '--no-install-recommends', ...names], { env })) === 0
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
