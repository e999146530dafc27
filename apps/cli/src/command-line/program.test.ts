import { expect, test } from 'vitest'
import { type Call, type CommandTree, defineCommand } from './command.ts'
import { commandMessages } from './messages.ts'
import { buildProgram } from './program.ts'

/** Runs `shop pay …`, and returns the call that the command received. */
async function callOf(args: readonly string[]) {
  let called: Call<'CODE' | 'FILE?', 'amount', 'all'> | undefined
  const pay = defineCommand({
    help: () => ({ summary: '', CODE: '', FILE: '', amount: '', all: '' }),
    operands: ['CODE', 'FILE?'],
    texts: { amount: 'SAR' },
    flags: ['all'],
    standard: ['yes'],
    run: async (call) => {
      called = call
    },
  })
  const tree: CommandTree = { pay: async () => pay }
  const line = ['pay', ...args]
  const context = {
    tree,
    args: line,
    env: {},
    folder: '/',
    locale: 'en',
    messages: commandMessages('en'),
  } as const
  const program = await buildProgram(context)
  await program.parseAsync(line, { from: 'user' })
  return called
}

test('reads operands and options in any order', async () => {
  const call = await callOf(['--yes', 'ZY-1', '--amount', '5', '--all'])
  expect(call?.operands).toEqual({ CODE: 'ZY-1' })
  expect([call?.text('amount'), call?.flag('all'), call?.yes, call?.json]).toEqual(['5', true, true, false])
})

test('reads an option value and operands that begin with a dash', async () => {
  const call = await callOf(['--amount=-5', '--', '-f', '--g'])
  expect(call?.operands).toEqual({ CODE: '-f', FILE: '--g' })
  expect([call?.text('amount'), call?.flag('all')]).toEqual(['-5', false])
})

test.each([
  [[], 'CODE is missing.'],
  [['  '], 'CODE is missing.'],
  [['ZY-1', 'a', 'b'], '“b” is one argument too many.'],
  [['ZY-1', '--amout', '5'], 'There is no option --amout. Did you mean: --amount?'],
  [['ZY-1', '--amout=5'], 'There is no option --amout. Did you mean: --amount?'],
  [['ZY-1', "--it's"], "There is no option --it's."],
  [['ZY-1', '--hlep'], 'There is no option --hlep. Did you mean: --help?'],
  [['ZY-1', '--json'], 'There is no option --json.'],
  [['ZY-1', '-y'], 'There is no option -y.'],
  [['ZY-1', '--amount'], '--amount needs a value after it.'],
  [['ZY-1', '--amount', '--yes'], '--amount needs a value after it.'],
  [['ZY-1', '--amount='], '--amount needs a value after it.'],
  [['ZY-1', '--amount', '5', '--amount', '6'], '--amount is given twice.'],
  [['ZY-1', '--all', '--all'], '--all is given twice.'],
  [['ZY-1', '--all=no'], '--all takes no value.'],
  [['ZY-1', '--amount', '5'.repeat(4_001)], '--amount is too long.'],
  [['5'.repeat(4_001)], 'CODE is too long.'],
])('refuses the arguments %j', async (args, reason) => {
  const refused = expect.objectContaining({
    exitCode: 2,
    message: `${reason}\nHelp: npm run shop -- pay --help`,
  })
  await expect(callOf(args)).rejects.toEqual(refused)
})
