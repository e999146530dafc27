import type { Call } from './command.ts'
import { CommandFailure, type ExitCode } from './command-failure.ts'
import { type AnyCommand, type CommandTree, findCommand, suggestCommand } from './command-tree.ts'
import { confirmAtTerminal, confirmByTyping } from './confirm.ts'
import { explainError } from './explain-error.ts'
import { commandHelp, groupHelp, topHelp } from './help.ts'
import { systemLocale, takeLeadingOptions } from './language.ts'
import { operatorName } from './operator-name.ts'
import { type ReadArguments, readArguments } from './read-arguments.ts'
import { commandMessages } from './messages.ts'

/**
 * Does what was typed. The answer is on standard output, what went wrong on standard error.
 * @param args what stands after the program's name
 * @param folder where it was typed
 */
export async function runCommandLine(
  tree: CommandTree,
  args: readonly string[],
  { env, folder }: Pick<Call, 'env' | 'folder'>,
): Promise<ExitCode> {
  const { lang, help, rest } = takeLeadingOptions(args)
  const locale = lang === 'ar' || lang === 'en' ? lang : systemLocale(env)
  const messages = commandMessages(locale)
  const { refused } = messages.commandLine
  const columns = helpColumns(env)
  if (lang !== undefined && lang !== locale) return refuse(refused.lang(lang))
  const found = findCommand(tree, rest)
  switch (found.kind) {
    case 'top':
      return answer(await topHelp(tree, messages, columns), help)
    case 'group':
      return answer(await groupHelp(found.path, found.group, messages, columns), help)
    case 'unknown': {
      const meant = suggestCommand(tree, rest)
      const words = meant?.split(' ').length ?? found.path.length + 1
      return refuse(refused.unknownCommand(rest.slice(0, words).join(' '), meant, found.path.join(' ')))
    }
    case 'command': {
      const command = await found.load()
      if (help) return answer(commandHelp(found.path, command, messages, columns), true)
      const read = readArguments(command, found.rest, messages.commandLine)
      if ('refused' in read) return refuse(`${read.refused}\n${refused.see(found.path.join(' '))}`)
      return await run(command, callOf(read, { locale, messages, env, folder }))
    }
  }
}

/** How wide help may be: as the terminal, or as COLUMNS says where there is none. Null: as wide as it is. */
function helpColumns({ COLUMNS }: NodeJS.ProcessEnv): number | null {
  const columns = process.stdout.isTTY ? process.stdout.columns : Number(COLUMNS)
  return Number.isInteger(columns) && columns > 0 ? columns : null
}

function callOf(
  { operands, texts, flags }: ReadArguments,
  given: Pick<Call, 'locale' | 'messages' | 'env' | 'folder'>,
): Call {
  const yes = flags.has('yes')
  return {
    ...given,
    operand: (name) => operands.get(name),
    text: (name) => texts.get(name),
    flag: (name) => flags.has(name),
    json: flags.has('json'),
    yes,
    by: operatorName(texts.get('by'), given.env),
    columns: process.stdout.isTTY ? process.stdout.columns : null,
    print: (text) => void process.stdout.write(`${text}\n`),
    confirm: async (question) => {
      if (!yes) await confirmAtTerminal(question, given.messages.commandLine)
    },
    confirmByTyping: async (question, expected) => {
      if (!yes) await confirmByTyping(question, expected, given.messages.commandLine)
    },
  }
}

async function run(command: AnyCommand, call: Call): Promise<ExitCode> {
  try {
    await command.run(call)
    return 0
  } catch (error) {
    console.error(explainError(error, call.locale))
    return error instanceof CommandFailure ? error.exitCode : 1
  }
}

/** Help that was asked for is the answer; a line that is not complete is told of as an error. */
function answer(help: string, wasAsked: boolean): ExitCode {
  if (wasAsked) console.log(help)
  else console.error(help)
  return wasAsked ? 0 : 2
}

function refuse(reason: string): ExitCode {
  console.error(reason)
  return 2
}
