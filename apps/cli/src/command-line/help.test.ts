/** Output and exit codes of `shop --help` and of invalid command lines. */

import textWidth from 'fast-string-width'
import { expect, test } from 'vitest'
import { commands } from '../commands.ts'
import { runInHost } from '../testing/run-shop.ts'
import { commandMessages } from './messages.ts'
import { buildProgram } from './program.ts'
import { TranslatedHelp } from './translated-help.ts'

/** Returns the help of every command in one language, in a terminal of this width, or without a terminal for null. */
async function allHelp(locale: 'ar' | 'en', columns: number | null): Promise<string[]> {
  const env = columns === null ? {} : { COLUMNS: String(columns) }
  const messages = commandMessages(locale)
  const program = (args: string[]) =>
    buildProgram({ tree: commands, args, env, folder: '/', locale, messages })
  const groups = await Promise.all(Object.keys(commands).map((name) => program([name])))
  const called = groups.flatMap(({ commands }, index) => {
    const command = commands[index]
    return command ? [command, ...command.commands] : []
  })
  return [await program([]), ...called].map((command) => command.helpInformation())
}

test('the help of every command describes its operands and options in both languages', async () => {
  for (const locale of ['ar', 'en'] as const) {
    const { operands, options, commands: titleOfCommands } = commandMessages(locale).commandLine
    const titles = [operands, options, titleOfCommands]
    for (const help of await allHelp(locale, null)) {
      const lists = help.split('\n\n').map((block) => block.trimEnd().split('\n'))
      const terms = lists.flatMap(([title = '', ...lines]) => (titles.includes(title) ? lines : []))
      expect(terms.length).toBeGreaterThanOrEqual(2)
      for (const term of terms) expect(term).toMatch(/^ {2}\S.* {2,}\S/)
    }
  }
})

test('the Arabic help has no English words of Commander', async () => {
  for (const help of await allHelp('ar', null))
    expect(help).not.toMatch(/Usage|Arguments|Options|Commands|\[options\]|display/)
})

const inWords = (help: string) => help.split(/\s+/).join(' ').trim()

test.each([40, 60, 80])('help fits %d columns in both languages without losing words', async (columns) => {
  for (const locale of ['ar', 'en'] as const) {
    const whole = await allHelp(locale, null)
    for (const [index, help] of (await allHelp(locale, columns)).entries()) {
      const lines = help.split('\n').filter((line) => !line.includes('npm run shop --'))
      for (const line of lines) expect([line, textWidth(line) <= columns]).toEqual([line, true])
      expect(inWords(help)).toBe(inWords(whole[index] ?? ''))
    }
  }
})

test.each([
  ['npm run shop --', ['--name "Noura Alqahtani"', '20 M, 10 L"'], 'npm run shop -- orders status'],
  ['shop', ['--name "Noura Alqahtani"', '20 M, 10 L"'], 'shop orders status'],
])('help keeps commands in one piece, as they are pasted (%s)', async (start, parts, cancel) => {
  const env = { COLUMNS: '80', SHOP_COMMAND: start }
  const messages = commandMessages('en', start)
  const helpOn = async (name: string) => {
    const program = await buildProgram({
      tree: commands,
      args: ['orders'],
      env,
      folder: '/',
      locale: 'en',
      messages,
    })
    const orders = program.commands.find((command) => command.name() === 'orders')
    return (
      orders?.commands
        .find((command) => command.name() === name)
        ?.helpInformation()
        .split('\n') ?? []
    )
  }
  const [example] = (await helpOn('add')).filter((line) => line.startsWith(`  ${start} orders add --name`))
  for (const part of parts) expect(example).toContain(part)
  expect((await helpOn('refund')).join('\n')).toContain(cancel)
})

test.each([
  ['  pending     on-hold, processing', 24, ['  pending     on-hold,', '              processing']],
  ['A word or two', 7, ['A word', 'or two']],
  ['a-word-that-is-wider', 7, ['a-word-that-is-wider']],
  ['A word or two', Number.POSITIVE_INFINITY, ['A word or two']],
])('wraps %j to %j columns', (line, columns, lines) => {
  const help = new TranslatedHelp(commandMessages('en').commandLine, 'npm run shop --')
  expect(help.boxWrap(line, columns).split('\n')).toEqual(lines)
})

test('help is in the language of --lang, or else the system’s', async () => {
  const english = await runInHost(['--help'])
  const arabic = await runInHost(['--lang', 'ar', 'customers', 'revoke', '-h'])
  const system = await runInHost(['--help'], { LC_ALL: 'ar_SA.UTF-8', COLUMNS: '50' })
  expect(english).toMatchObject({ code: 0, errors: '' })
  expect(english.output).toContain('Bring the shop in line')
  expect(arabic).toMatchObject({ code: 0, errors: '' })
  expect(arabic.output).toContain('بريد الحساب')
  expect(system.output).toContain('أوامر صاحب المتجر.')
  for (const line of system.output.split('\n')) expect(textWidth(line)).toBeLessThanOrEqual(50)
})

test('refuses an invalid command line with exit code 2 before it opens the shop', async () => {
  const wrong = [
    [['xyzzy'], 'There is no command “xyzzy”. All commands: npm run shop -- --help\n'],
    [['order', 'list'], 'There is no command “order list”. Did you mean: npm run shop -- orders list?\n'],
    [
      ['orders', 'cancel', 'ZY-1234'],
      'There is no command “orders cancel”. Did you mean: npm run shop -- orders status CODE cancelled?\n',
    ],
    [['--lang', 'ar', 'docter'], 'لا أمر باسم «docter». هل تقصد: npm run shop -- doctor؟\n'],
    [
      ['customers', 'constructor'],
      'There is no command “customers constructor”. All commands: npm run shop -- customers --help\n',
    ],
    [
      ['customers', 'revoke', '--al'],
      'There is no option --al. Did you mean: --all?\nHelp: npm run shop -- customers revoke --help\n',
    ],
    [['--lang', 'fr', '--help'], '--lang must be ar or en, not “fr”.'],
    [['help', 'ordres'], 'There is no topic “ordres”. Did you mean: orders?\n'],
    [['help', 'coupons'], 'The command and its options: npm run shop -- coupons --help\n'],
    [['customers'], 'revoke [EMAIL]'],
  ] as const
  for (const [args, errors] of wrong) {
    const ended = await runInHost(args, { DATA_DIR: '/dev/null/x' })
    expect(ended).toMatchObject({ code: 2, output: '' })
    expect(ended.errors).toContain(errors)
  }
})
