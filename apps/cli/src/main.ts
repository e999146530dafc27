import { resolveDrizzleQuickly } from '@zayy/platform/postgres/resolve-drizzle'
import type { Locale } from '@zayy/i18n/locale'
import { CommanderError } from 'commander'
import { CommandFailure, type ExitCode } from './command-line/command.ts'
import { explainError } from './command-line/explain-error.ts'
import { localeOf } from './command-line/locale-of.ts'
import { commandMessages, commandStart } from './command-line/messages.ts'
import { buildProgram } from './command-line/program.ts'
import { commands } from './commands.ts'

// A reader such as `head` may close the pipe early. The command still finishes and closes the database.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

resolveDrizzleQuickly()

const { env } = process
const args = process.argv.slice(2)
process.exitCode = await runCommandLine(localeOf(args, env))

async function runCommandLine(locale: Locale): Promise<ExitCode> {
  // npm runs scripts in the project's folder. INIT_CWD is the folder in which the line was typed.
  const folder = env.INIT_CWD ?? process.cwd()
  const start = commandStart(env)
  const context = { tree: commands, args, env, folder, locale, messages: commandMessages(locale, start) }
  try {
    const program = await buildProgram(context)
    await program.parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    console.error(explainError(error, locale, start))
    return error instanceof CommandFailure ? error.exitCode : 1
  }
}
