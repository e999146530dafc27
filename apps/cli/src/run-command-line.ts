import { flushCompileCache } from 'node:module'
import { CommanderError } from 'commander'
import { CommandFailure, type ExitCode } from './command-line/command.ts'
import { explainError } from './command-line/explain-error.ts'
import { localeOf } from './command-line/locale-of.ts'
import { commandMessages, commandStart } from './command-line/messages.ts'
import { printable } from './command-line/printable.ts'
import { buildProgram } from './command-line/program.ts'
import { commands } from './commands.ts'

/** Runs the command of a line, without the program's name, and prints its answer or refusal. */
export async function runCommandLine(args: readonly string[], env: NodeJS.ProcessEnv): Promise<ExitCode> {
  const locale = localeOf(args, env)
  // npm runs scripts in the project's folder. INIT_CWD is the folder in which the line was typed.
  const folder = env.INIT_CWD ?? process.cwd()
  const start = commandStart(env)
  const context = { tree: commands, args, env, folder, locale, messages: commandMessages(locale, start) }
  try {
    const program = await buildProgram(context)
    // By its end a command that root started has become a user who may not write to the cache.
    flushCompileCache()
    await program.parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    console.error(printable(explainError(error, locale, start)))
    return error instanceof CommandFailure ? error.exitCode : 1
  }
}
