import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasProjectNode } from './project-node.mjs'
import { Expected, root } from './root.mjs'
import { run } from './run.mjs'

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage */

/** Installs the packages that the lock file asks for, unless they are there. */
export async function installWhatIsMissing() {
  if ((await isInstalled()) && hasProjectNode()) return
  console.log('Installing packages (only when they have changed; about a minute)')
  // Not `npm ci`: it refuses a lock file in which another platform's optional packages are missing.
  await npm(
    'install',
    '--no-save',
    '--include=dev',
    '--include=optional',
    // As in .npmrc, whatever an environment says: no package needs a script of its own to be installed.
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  )
}

/** @param {string[]} args */
async function npm(...args) {
  const self = process.env.npm_execpath
  const code = self?.endsWith('.js')
    ? await run(process.execPath, [self, ...args], { env: process.env })
    : await run('npm', args, { env: process.env, shell: process.platform === 'win32' })
  if (code !== 0) throw new Expected(`"npm ${args[0]}" failed, as it says above`)
}

/** Whether what npm noted down in node_modules is what the lock file asks for. */
async function isInstalled() {
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
