/**
 * Runs the command lines that runShop sends, one after another. Each runs as in a new process: with its own arguments,
 * environment and folder, until nothing is left open.
 */

import { resolveDrizzleQuickly } from '@zayy/platform/postgres/resolve-drizzle'

export type CommandLine = { args: readonly string[]; env: NodeJS.ProcessEnv; cwd: string }

resolveDrizzleQuickly()
const { runCommandLine } = await import('../run-command-line.ts')
const { channel, env } = process
const start = { umask: process.umask(), groups: process.getgroups?.() ?? [] }
const isRoot = process.getuid?.() === 0
let code: number | null = null
let isRunning = false

if (isRoot) {
  // A command steps down for good. The next one begins as root again, so only the effective user changes.
  process.getuid = () => process.geteuid?.() ?? 0
  process.setgid = (group) => process.setegid?.(group)
  process.setuid = (user) => process.seteuid?.(user)
}

process.on('message', async ({ args, env: set, cwd }: CommandLine) => {
  isRunning = true
  code = null
  for (const name of Object.keys(env)) delete env[name]
  Object.assign(env, set)
  process.argv.splice(2, Infinity, ...args)
  process.chdir(cwd)
  channel?.unref()
  code = await runCommandLine(args, env)
})

// The process would end here.
process.on('beforeExit', () => {
  if (!isRunning) return
  isRunning = false
  channel?.ref()
  if (isRoot) {
    process.seteuid?.(0)
    process.setegid?.(0)
    process.setgroups?.(start.groups)
  }
  process.umask(start.umask)
  // Node's exit code for an await that nothing ends is 13.
  const end = `\0${code ?? 13}\0`
  process.stdout.write(end)
  process.stderr.write(end)
})
