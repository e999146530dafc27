import { revokeAllSessions, revokeSessions } from '@zayy/shop/accounts/end-sessions'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import { withShop } from '../../open-shop.ts'

/** `shop customers revoke EMAIL`, `shop customers revoke --all`. Exit code 1: nobody was logged out. */
export const revoke = defineCommand({
  help: ({ customerCommands: { revoke } }) => revoke,
  operands: ['EMAIL?'],
  flags: ['all'],
  standard: ['by'],
  async run({ operands, flag, env, messages, by, print }) {
    const texts = messages.customerCommands.revoke
    const email = operands.EMAIL
    if ((email === undefined) !== flag('all')) throw new CommandFailure(texts.whose, 2)
    await withShop(env, 'change', async ({ database }) => {
      if (email === undefined) {
        return print(texts.endedAll(await revokeAllSessions(database, by)))
      }
      const ended = await revokeSessions(database, email, by)
      if (ended === null) throw new CommandFailure(texts.unknown(email))
      print(texts.ended(ended, email))
    })
  },
})
