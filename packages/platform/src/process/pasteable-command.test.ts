import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pasteableCommand } from './pasteable-command.ts'

test.each([
  ['linux', ['orders', 'paid', 'ZY-1234-5678', '3223.97'], 'orders paid ZY-1234-5678 3223.97'],
  ['win32', ['orders', 'list', '--from', '2026-11-27'], 'orders list --from 2026-11-27'],
  ['linux', ['customers', 'show', 'nora@example.com'], 'customers show nora@example.com'],
  ['linux', ['settings', 'set', 'phone', '0501234567'], 'settings set phone "0501234567"'],
  ['win32', ['orders', 'list', '--search', '+966501234567'], 'orders list --search "+966501234567"'],
  ['win32', ['customers', 'show', "o'neil@example.com"], `customers show "o'neil@example.com"`],
  ['linux', ['pages', 'add', 'من نحن'], 'pages add "من نحن"'],
  ['linux', ['customers', 'show', '$(reboot)@x.sa'], "customers show '$(reboot)@x.sa'"],
  ['win32', ['customers', 'show', '$(reboot)@x.sa'], "customers show '$(reboot)@x.sa'"],
  ['linux', ['orders', 'refund', "it's 50%"], `orders refund 'it'\\''s 50%'`],
  ['win32', ['orders', 'refund', "it's 50%"], `orders refund 'it''s 50%'`],
  ['linux', ['settings', 'set', 'hours', ''], "settings set hours ''"],
])('on %s, %j is pasted as %s', (system, words, line) => {
  expect(pasteableCommand('shop', words, system)).toBe(`shop ${line}`)
})

test('sh reads each pasted word as it was', () => {
  const word = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'a0+-=~@*?#$`"\'\\!%&|;<>(){}[] ') }),
  )
  const words = fc.array(
    word.filter((text) => !text.includes('\0')),
    { minLength: 1, maxLength: 20 },
  )
  fc.assert(
    fc.property(words, (given) => {
      const line = pasteableCommand(String.raw`printf '%s\0'`, given, 'linux')
      expect(execFileSync('sh', ['-c', line], { encoding: 'utf8' })).toBe(
        given.map((text) => `${text}\0`).join(''),
      )
    }),
    { numRuns: 30 },
  )
})
