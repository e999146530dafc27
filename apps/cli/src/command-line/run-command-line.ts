import { parseArgs } from 'node:util'
import type { Locale } from '@zayy/i18n/locale'
import { CommanderError } from 'commander'
import { type Call, CommandFailure, type ExitCode } from './command.ts'
import type { CommandTree } from './command.ts'
import { explainError } from './explain-error.ts'
import { commandMessages } from './messages.ts'
import { buildProgram } from './program.ts'

/**
 * Does what was typed. The answer is on standard output, errors are on standard error.
 * @param args what follows the program's name
 * @param folder where it was typed
 */
export async function runCommandLine(
  tree: CommandTree,
  args: readonly string[],
  { env, folder }: Pick<Call, 'env' | 'folder'>,
): Promise<ExitCode> {
  const locale = localeOf(args, env)
  try {
    const program = await buildProgram({ tree, args, locale, messages: commandMessages(locale), env, folder })
    await program.parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    console.error(explainError(error, locale))
    return error instanceof CommandFailure ? error.exitCode : 1
  }
}

/** `--lang` if it names a language, else the system's: Arabic where it says so, and English. */
function localeOf(args: readonly string[], env: NodeJS.ProcessEnv): Locale {
  const { values } = parseArgs({ args: [...args], options: { lang: { type: 'string' } }, strict: false })
  if (values.lang === 'ar' || values.lang === 'en') return values.lang
  const system = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return /^ar\b|^ar_/i.test(system) ? 'ar' : 'en'
}
