import { parseArgs } from 'node:util'
import type { StandardOption } from './command.ts'
import type { AnyCommand } from './command-tree.ts'
import type { CommandMessages } from './messages.ts'
import { nearestName } from './nearest-name.ts'

/** What was typed after a command's words, by name. */
export type ReadArguments = {
  operands: ReadonlyMap<string, string>
  texts: ReadonlyMap<string, string>
  flags: ReadonlySet<string>
}

const standardTypes: Record<StandardOption, 'string' | 'boolean'> = {
  json: 'boolean',
  yes: 'boolean',
  by: 'string',
}

/** How many characters one argument has at most. */
const LONGEST = 4_000

/** Reads what was typed after a command's words. Nothing is guessed: what is not known, missing or said twice is refused. */
export function readArguments(
  command: Pick<AnyCommand, 'operands' | 'texts' | 'flags' | 'standard'>,
  args: readonly string[],
  { refused }: CommandMessages['commandLine'],
): ReadArguments | { refused: string } {
  const types = new Map<string, 'string' | 'boolean'>([
    ...Object.keys(command.texts ?? {}).map((name) => [name, 'string'] as const),
    ...(command.flags ?? []).map((name) => [name, 'boolean'] as const),
    ...(command.standard ?? []).map((name) => [name, standardTypes[name]] as const),
  ])
  const options = Object.fromEntries([...types].map(([name, type]) => [name, { type }]))
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true })
  const texts = new Map<string, string>()
  const flags = new Set<string>()
  const given: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') given.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value, inlineValue } = token
    const type = types.get(name)
    if (!type)
      return { refused: refused.unknownOption(rawName, nearestName(name, [...types.keys(), 'lang', 'help'])) }
    if (texts.has(name) || flags.has(name)) return { refused: refused.twice(rawName) }
    if (type === 'boolean') {
      if (value !== undefined) return { refused: refused.noValue(rawName) }
      flags.add(name)
    } else {
      const missing = value === undefined || (!inlineValue && value.startsWith('-') && value !== '-')
      if (missing || value.trim() === '') return { refused: refused.missingValue(rawName) }
      if (value.length > LONGEST) return { refused: refused.tooLong(rawName) }
      texts.set(name, value)
    }
  }
  const operands = new Map<string, string>()
  for (const [index, operand] of (command.operands ?? []).entries()) {
    const name = operand.replace(/\?$/, '')
    const value = given[index]?.trim()
    if (value && value.length > LONGEST) return { refused: refused.tooLong(name) }
    if (value) operands.set(name, value)
    else if (name === operand) return { refused: refused.missingOperand(name) }
  }
  const [tooMuch] = given.slice(command.operands?.length ?? 0)
  if (tooMuch !== undefined) return { refused: refused.tooMany(tooMuch) }
  return { operands, texts, flags }
}
