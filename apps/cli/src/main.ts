import { resolveDrizzleQuickly } from '@zayy/platform/postgres/resolve-drizzle'
import { runCommandLine } from './command-line/run-command-line.ts'
import { commands } from './commands.ts'

// A reader that has enough, such as `head`, is no error: what was begun is done, and the database closed.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

resolveDrizzleQuickly()

// npm runs scripts in the project's folder; a path is meant from where it was typed.
const folder = process.env.INIT_CWD ?? process.cwd()
process.exitCode = await runCommandLine(commands, process.argv.slice(2), { env: process.env, folder })
