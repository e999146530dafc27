import { cleanLine } from '@zayy/domain/text/clean'
import { cutText } from '@zayy/domain/text/cut-text'
import { systemUser } from '@zayy/platform/process/system-user'
import { Command as CommanderCommand, type ErrorOptions } from 'commander'
import { type Call, type Command, CommandFailure, type CommandTree } from './command.ts'
import { chooseAtTerminal, confirmAtTerminal, confirmByTyping } from './confirm.ts'
import { commandStart } from './messages.ts'
import { printable } from './printable.ts'
import { nearestName, suggestCommand } from './suggest.ts'
import { TranslatedHelp } from './translated-help.ts'

const MAX_ARGUMENT_LENGTH = 4_000

const MAX_NAME_LENGTH = 100

/** Times that an option may be given if it may be repeated. */
const MAX_REPEATS = 100

/** @property args the command line without the program's name */
type Context = Pick<Call, 'locale' | 'messages' | 'env' | 'folder'> & {
  tree: CommandTree
  args: readonly string[]
}

/**
 * Builds the Commander program, loading only the commands that `args` may call. An invalid line throws a CommandFailure, help a
 * CommanderError with exit code 0 if it was requested.
 */
export async function buildProgram(context: Context): Promise<ShopCommand> {
  const { tree, args, messages } = context
  const program = new ShopCommand(commandStart(context.env), context).declareGroup(messages.commandLine.about)
  const called = args.find((arg) => Object.hasOwn(tree, arg))
  for (const [name, entry] of Object.entries(tree)) {
    const command = program.command(name)
    const isCalled = called === name
    if (typeof entry === 'function') {
      if (isCalled || called === undefined) command.declare(await entry())
      continue
    }
    for (const [last, load] of isCalled ? Object.entries(entry.commands) : [])
      command.command(last).declare(await load())
    if (isCalled && entry.itself) command.declare(await entry.itself())
    else command.declareGroup(entry.about(messages))
  }
  return program
}

/** A Commander command in the owner's language. */
class ShopCommand extends CommanderCommand {
  readonly #context: Context
  readonly #texts: Context['messages']['commandLine']
  readonly #given = new Map<string, string[]>()

  constructor(name: string | undefined, context: Context) {
    super(name)
    this.#context = context
    this.#texts = context.messages.commandLine
    const columns = () => helpColumns(context.env)
    this.helpOption('-h, --help', this.#texts.standard.help)
      .helpCommand(false)
      .enablePositionalOptions()
      .showSuggestionAfterError(false)
      .exitOverride()
      .configureOutput({ getOutHelpWidth: columns, getErrHelpWidth: columns })
  }

  override createCommand(name?: string): ShopCommand {
    return new ShopCommand(name, this.#context)
  }

  override createHelp(): TranslatedHelp {
    return new TranslatedHelp(this.#texts, commandStart(this.#context.env))
  }

  declareGroup(about: string): this {
    const more = this.#texts.more(`${this.#words().join(' ')} … --help`)
    this.summary(about).description(`${about}\n\n${more}`).usage('…')
    return this.#addOption('lang', 'ar|en', this.#texts.standard.lang)
  }

  declare({ help, operands = [], texts = {}, repeated = [], flags = [], standard = [], run }: Command): void {
    const descriptions = help(this.#context.messages)
    const { summary, details } = descriptions
    this.summary(summary).description(details ? `${summary}\n\n${details}` : summary)
    const usage = operands.map((name) => (name.endsWith('?') ? `[${name.slice(0, -1)}]` : `<${name}>`))
    for (const operand of usage) this.argument(operand, descriptions[operand.slice(1, -1)])
    this.usage([...usage, '[--…]'].join(' '))
    for (const [name, value] of Object.entries(texts))
      this.#addOption(name, value, descriptions[name], repeated.includes(name) ? MAX_REPEATS : 1)
    for (const name of flags) this.#addOption(name, null, descriptions[name])
    for (const name of standard)
      this.#addOption(name, name === 'by' ? 'NAME' : null, this.#texts.standard[name])
    this.#addOption('lang', 'ar|en', this.#texts.standard.lang)
    this.action(async () => await run(this.#call()))
  }

  #addOption(name: string, value: string | null, description: string | undefined, most = 1): this {
    const { refused } = this.#texts
    const flag = `--${name}`
    this.option(value === null ? flag : `${flag} <${value}>`, description)
    return this.on(`option:${name}`, (typed = '') => {
      // Commander takes any next argument as the value. A value that begins with a dash needs the form --name=-value.
      const isOption = /^-./.test(typed) && !this.#context.args.includes(`${flag}=${typed}`)
      const earlier = this.#given.get(name) ?? []
      if (earlier.length >= most) throw this.#refusal(refused.twice(flag))
      if (value !== null && (isOption || typed.trim() === '')) throw this.#refusal(refused.missingValue(flag))
      if (typed.length > MAX_ARGUMENT_LENGTH) throw this.#refusal(refused.tooLong(flag))
      if (name === 'lang' && typed !== 'ar' && typed !== 'en')
        throw new CommandFailure(refused.lang(typed), 2)
      this.#given.set(name, [...earlier, typed])
    })
  }

  #call(): Call {
    const { locale, messages, env, folder, args } = this.#context
    const yes = this.#given.has('yes')
    const json = this.#given.has('json')
    return {
      locale,
      isLanguageGiven: args.some((arg) => /^--lang(?:=|$)/.test(arg)),
      messages,
      env,
      folder,
      operands: this.#operands(),
      text: (name) => this.#given.get(name)?.[0],
      texts: (name) => this.#given.get(name) ?? [],
      flag: (name) => this.#given.has(name),
      json,
      yes,
      by: operatorName(this.#given.get('by')?.[0], env),
      columns: process.stdout.isTTY ? process.stdout.columns : null,
      print: (answer) => {
        const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
        process.stdout.write(`${json ? text : printable(text)}\n`)
      },
      confirm: async (question) => {
        if (!yes) await confirmAtTerminal(question, this.#texts)
      },
      choose: (question, ways, noTerminal) => chooseAtTerminal(question, ways, noTerminal, this.#texts),
      confirmByTyping: async (question, expected) => {
        if (!yes) await confirmByTyping(question, expected, this.#texts)
      },
    }
  }

  #operands(): Record<string, string> {
    const operands: Record<string, string> = {}
    for (const [index, operand] of this.registeredArguments.entries()) {
      const name = operand.name()
      const typed = this.args[index]?.trim() ?? ''
      if (typed.length > MAX_ARGUMENT_LENGTH) throw this.#refusal(this.#texts.refused.tooLong(name))
      if (typed !== '') operands[name] = typed
      else if (operand.required) throw this.#refusal(this.#texts.refused.missingOperand(name))
    }
    return operands
  }

  /** Translates Commander's errors. Their messages have the name in quotes. */
  override error(message: string, { code }: ErrorOptions = {}): never {
    const { refused } = this.#texts
    const [, name = ''] = /'([^ =]*).*'/s.exec(message) ?? []
    if (code === 'commander.missingArgument') throw this.#refusal(refused.missingOperand(name))
    if (code === 'commander.optionMissingArgument') throw this.#refusal(refused.missingValue(name))
    // A flag with a value, such as --all=no, is unknown to Commander.
    if (this.options.some(({ long }) => long === name)) throw this.#refusal(refused.noValue(name))
    if (code === 'commander.unknownOption') {
      const names = [...this.options.map((option) => option.name()), 'help']
      throw this.#refusal(refused.unknownOption(name, nearestName(name.replace(/^-+/, ''), names)))
    }
    if (this.commands.length > 0) throw this.#unknownCommand()
    throw this.#refusal(refused.tooMany(this.args[this.registeredArguments.length] ?? ''))
  }

  #unknownCommand(): CommandFailure {
    const [, ...group] = this.#words()
    const typed = [...group, ...this.args]
    const meant = suggestCommand(this.#context.tree, typed)
    // A command has at most two words; a suggestion may add operands.
    const name = typed.slice(0, Math.min(meant?.split(' ').length ?? group.length + 1, 2)).join(' ')
    return new CommandFailure(this.#texts.refused.unknownCommand(name, meant, group.join(' ')), 2)
  }

  #refusal(reason: string): CommandFailure {
    return new CommandFailure(`${reason}\n${this.#texts.refused.see(this.#words().join(' '))}`, 2)
  }

  /** Returns the words of the command, such as `npm run shop --`, orders, list. */
  #words(): string[] {
    const words = [this.name()]
    for (let { parent } = this; parent; { parent } = parent) words.unshift(parent.name())
    return words
  }
}

/**
 * Returns the actor for the audit trail: `--by`, else the user who ran sudo, else the system user. The name is not verified: an
 * operator can pass any.
 */
function operatorName(given: string | undefined, { SUDO_USER }: NodeJS.ProcessEnv): string {
  const name = cleanLine(given ?? '') || cleanLine(SUDO_USER ?? '') || systemUser()
  return cutText(name, MAX_NAME_LENGTH)
}

/** Returns the columns of the terminal, or of COLUMNS without one; without both, help is not wrapped. */
function helpColumns({ COLUMNS }: NodeJS.ProcessEnv): number {
  const columns = process.stdout.isTTY ? process.stdout.columns : Number(COLUMNS)
  return Number.isInteger(columns) && columns > 0 ? columns : Number.POSITIVE_INFINITY
}
