import { resolveDrizzleQuickly } from '@zayy/database/resolve-drizzle'
import { runCommandLine } from './command-line/run-command-line.ts'
import { commands } from './commands.ts'

// A reader that has enough, such as `head`, is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

resolveDrizzleQuickly()

// npm runs scripts in the project's folder; a path is meant from where it was typed.
const folder = process.env.INIT_CWD ?? process.cwd()
process.exitCode = await runCommandLine(commands, process.argv.slice(2), { env: process.env, folder })
