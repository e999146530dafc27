/** What `shop --help` and errors of the line print, and their exit codes. */

import { expect, test } from 'vitest'
import { commands } from '../commands.ts'
import { runShop } from '../testing/run-shop.ts'
import { commandHelp, groupHelp, topHelp } from './help.ts'
import { textWidth } from './text-width.ts'
import { commandMessages } from './messages.ts'
import { wrapped } from './wrapped.ts'

const all = Object.entries(commands).flatMap(([name, entry]) =>
  typeof entry === 'function'
    ? [{ path: [name], load: entry }]
    : Object.entries(entry.commands).map(([last, load]) => ({ path: [name, last], load })),
)

test.each(all)('$path has help for everything that it takes, in both languages', async ({ path, load }) => {
  const command = await load()
  for (const locale of ['ar', 'en'] as const) {
    const help = commandHelp(path, command, commandMessages(locale), null)
    const lines = help.split('\n').filter((line) => line.startsWith('  ') && !line.startsWith('  shop'))
    for (const line of lines) expect(line.trim()).toMatch(/ {2,}\S/)
  }
})

const inWords = (help: string) => help.split(/\s+/).join(' ').trim()

test.each([40, 60, 80])('help fits %d columns, in both languages, and says the same', async (columns) => {
  for (const locale of ['ar', 'en'] as const) {
    const messages = commandMessages(locale)
    const helps = (width: number | null) =>
      Promise.all([
        topHelp(commands, messages, width),
        ...Object.entries(commands).map(async ([name, entry]) =>
          typeof entry === 'function' ? '' : await groupHelp([name], entry, messages, width),
        ),
        ...all.map(async ({ path, load }) => commandHelp(path, await load(), messages, width)),
      ])
    const whole = await helps(null)
    for (const [index, help] of (await helps(columns)).entries()) {
      for (const line of help.split('\n')) expect([line, textWidth(line) <= columns]).toEqual([line, true])
      expect(inWords(help)).toBe(inWords(whole[index] ?? ''))
    }
  }
})

test.each([
  ['  pending     on-hold, processing', 24, ['  pending     on-hold,', '              processing']],
  ['A word or two', 7, ['A word', 'or two']],
  ['a-word-that-is-wider', 7, ['a-word-that-is-wider']],
  ['A word or two', null, ['A word or two']],
])('%j in %j columns', (line, columns, lines) => expect(wrapped(line, columns)).toEqual(lines))

test('help is in the language asked for, or the system’s', { timeout: 60_000 }, async () => {
  const [english, arabic, system] = await Promise.all([
    runShop(['--help']),
    runShop(['--lang', 'ar', 'customers', 'revoke', '-h']),
    runShop(['--help'], { LC_ALL: 'ar_SA.UTF-8', COLUMNS: '50' }),
  ])
  expect(english).toMatchObject({ code: 0, errors: '' })
  expect(english.output).toContain('Bring the shop in line')
  expect(arabic).toMatchObject({ code: 0, errors: '' })
  expect(arabic.output).toContain('بريد الحساب')
  expect(system.output).toContain('أوامر صاحب المتجر.')
  for (const line of system.output.split('\n')) expect(textWidth(line)).toBeLessThanOrEqual(50)
})

test('a line that is wrong ends with 2 before anything is opened', { timeout: 60_000 }, async () => {
  const wrong = [
    [['xyzzy'], 'There is no command “xyzzy”. All commands: shop --help\n'],
    [['order', 'list'], 'There is no command “order list”. Did you mean: shop orders list?\n'],
    [['--lang', 'ar', 'docter'], 'لا أمر باسم «docter». هل تقصد: shop doctor؟\n'],
    [
      ['customers', 'constructor'],
      'There is no command “customers constructor”. All commands: shop customers --help\n',
    ],
    [
      ['customers', 'revoke', '--al'],
      'There is no option --al. Did you mean: --all?\nHelp: shop customers revoke --help\n',
    ],
    [['--lang', 'fr', '--help'], '--lang must be ar or en, not “fr”.'],
    [['customers'], 'shop customers revoke'],
  ] as const
  const ended = await Promise.all(wrong.map(([args]) => runShop([...args], { DATA_DIR: '/dev/null/x' })))
  for (const [index, [, errors]] of wrong.entries()) {
    expect(ended[index]).toMatchObject({ code: 2, output: '' })
    expect(ended[index]?.errors).toContain(errors)
  }
})
