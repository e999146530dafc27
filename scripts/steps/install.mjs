import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startMessages } from '../../apps/server/src/config/start-messages.mjs'
import { hasProjectNode, linkProjectNode } from './project-node.mjs'
import { Expected, root } from './root.mjs'
import { run } from './run.mjs'

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage */

/**
 * Installs the packages of the lock file, unless they are installed.
 * @param {{ installing: string, installFailed: string }} messages
 */
export async function installWhatIsMissing(messages = startMessages.en) {
  if (!(await isInstalled()) || !hasProjectNode()) await install(messages)
  await linkProjectNode()
}

/** @param {{ installing: string, installFailed: string }} messages */
async function install({ installing, installFailed }) {
  console.log(installing)
  // Not `npm ci`: it rejects a lock file that lacks another platform's optional packages.
  const code = await npm(
    'install',
    '--no-save',
    '--include=dev',
    '--include=optional',
    // As in .npmrc, even if the environment says otherwise: no package needs an install script.
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  )
  if (code !== 0) throw new Expected(installFailed)
}

/** @param {string[]} args */
async function npm(...args) {
  const self = process.env.npm_execpath
  return self?.endsWith('.js')
    ? await run(process.execPath, [self, ...args], { env: process.env })
    : await run('npm', args, { env: process.env, shell: process.platform === 'win32' })
}

/** Compares npm's record in node_modules with the lock file. */
export async function isInstalled() {
  const [wanted, found] = await Promise.all([
    readPackages(join(root, 'package-lock.json')),
    readPackages(join(root, 'node_modules/.package-lock.json')),
  ])
  if (!wanted || !found) return false
  return Object.entries(wanted).every(([path, { version, link, optional, devOptional }]) => {
    if (!path.includes('node_modules/')) return true
    const here = found[path]
    if (!here) return optional === true || devOptional === true
    return link === true || here.version === version
  })
}

/**
 * @param {string} file
 * @returns {Promise<Record<string, LockedPackage> | undefined>}
 */
async function readPackages(file) {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text).packages
}
