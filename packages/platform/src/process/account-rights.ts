import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Account } from './system-user.ts'

/** Whether the account may read all of these files, and folders with all that is in them; one that is missing is no obstacle. */
export async function mayRead(account: Account, paths: readonly string[]): Promise<boolean> {
  return await succeeds(account, readAll, paths)
}

/** Whether the account may make files in a folder. False where there is no such folder. */
export async function mayMakeFilesIn(account: Account, folder: string): Promise<boolean> {
  return await succeeds(account, enterAndWrite, [folder])
}

/** The system itself is asked, as the account: rights come from more than the mode of a file. */
async function succeeds(account: Account, script: string, paths: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, ['-e', script, ...paths], { ...account, stdio: 'ignore', env: {} })
  const code = await once(child, 'close').then(
    ([code]) => code,
    () => null,
  )
  return code === 0
}

const readAll = `const { accessSync, lstatSync, readdirSync } = require('node:fs')
  const read = (path) => {
    if (lstatSync(path).isSymbolicLink()) return
    accessSync(path, 4)
    if (!lstatSync(path).isDirectory()) return
    accessSync(path, 5)
    for (const name of readdirSync(path)) read(path + '/' + name)
  }
  for (const path of process.argv.slice(1))
    try { read(path) } catch ({ code }) { if (code !== 'ENOENT') process.exit(1) }`

const enterAndWrite = `const { accessSync, statSync } = require('node:fs')
  for (const path of process.argv.slice(1))
    try { if (!statSync(path).isDirectory()) process.exit(1); accessSync(path, 3) } catch { process.exit(1) }`
