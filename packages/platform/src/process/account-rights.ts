import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Account } from './system-user.ts'

/** Returns true if the account may read all these files and folder trees. Missing paths are ignored. */
export async function mayRead(account: Account, paths: readonly string[]): Promise<boolean> {
  return await succeeds(account, READ_ALL, paths)
}

/** Returns true if the account may create files in the folder. Returns false if the folder does not exist. */
export async function mayMakeFilesIn(account: Account, folder: string): Promise<boolean> {
  return await succeeds(account, ENTER_AND_WRITE, [folder])
}

/** Runs the check as the account itself, because file modes do not show all rights. */
async function succeeds(account: Account, script: string, paths: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, ['-e', script, ...paths], { ...account, stdio: 'ignore', env: {} })
  const code = await once(child, 'close').then(
    ([code]) => code,
    () => null,
  )
  return code === 0
}

const READ_ALL = `const { accessSync, lstatSync, readdirSync } = require('node:fs')
  const read = (path) => {
    if (lstatSync(path).isSymbolicLink()) return
    accessSync(path, 4)
    if (!lstatSync(path).isDirectory()) return
    accessSync(path, 5)
    for (const name of readdirSync(path)) read(path + '/' + name)
  }
  for (const path of process.argv.slice(1))
    try { read(path) } catch ({ code }) { if (code !== 'ENOENT') process.exit(1) }`

const ENTER_AND_WRITE = `const { accessSync, statSync } = require('node:fs')
  for (const path of process.argv.slice(1))
    try { if (!statSync(path).isDirectory()) process.exit(1); accessSync(path, 3) } catch { process.exit(1) }`
