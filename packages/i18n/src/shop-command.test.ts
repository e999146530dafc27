import { expect, test } from 'vitest'
import { CHECKOUT_COMMAND, spellCommands } from './shop-command.ts'

test('messages spell commands as on the machine', () => {
  const messages = {
    plain: `Run ${CHECKOUT_COMMAND} doctor.`,
    nested: { list: [`${CHECKOUT_COMMAND} orders list`], count: 3 },
    named: (code: string, more: number) => `${CHECKOUT_COMMAND} orders show ${code} (${more})`,
  }
  const spelled = spellCommands(messages, 'docker exec $& shop')
  expect(spelled.plain).toBe('Run docker exec $& shop doctor.')
  expect(spelled.nested).toEqual({ list: ['docker exec $& shop orders list'], count: 3 })
  expect(spelled.named('ZY-1', 2)).toBe('docker exec $& shop orders show ZY-1 (2)')
  expect(spellCommands(messages, CHECKOUT_COMMAND)).toBe(messages)
})
