import { expect, test } from 'vitest'
import { readArguments } from './read-arguments.ts'
import { commandMessages } from './messages.ts'

const { commandLine } = commandMessages('en')
const command = {
  operands: ['CODE', 'FILE?'],
  texts: { amount: 'SAR' },
  flags: ['all'],
  standard: ['yes'],
} as const

test('operands and options are read in any order', () => {
  expect(readArguments(command, ['--yes', 'ZY-1', '--amount', '5', '--all'], commandLine)).toEqual({
    operands: new Map([['CODE', 'ZY-1']]),
    texts: new Map([['amount', '5']]),
    flags: new Set(['yes', 'all']),
  })
  expect(readArguments(command, ['--amount=-5', '--', '-f', '--g'], commandLine)).toMatchObject({
    operands: new Map([
      ['CODE', '-f'],
      ['FILE', '--g'],
    ]),
  })
})

test.each([
  [[], 'CODE is missing.'],
  [['  '], 'CODE is missing.'],
  [['ZY-1', 'a', 'b'], '“b” is one argument too many.'],
  [['ZY-1', '--amout', '5'], 'There is no option --amout. Did you mean: --amount?'],
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
])('%j is refused', (args, refused) => {
  expect(readArguments(command, args, commandLine)).toEqual({ refused })
})
