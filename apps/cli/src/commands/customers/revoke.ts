import { revokeAllSessions, revokeSessions } from '@zayy/shop/accounts/end-sessions-by-owner'
import { defineCommand } from '../../command-line/command.ts'
import { CommandFailure } from '../../command-line/command-failure.ts'
import { withShop } from '../../open-shop.ts'

/** `shop customers revoke EMAIL`, `shop customers revoke --all`. Exit code 1: nobody was logged out. */
export const revoke = defineCommand({
  help: ({ customerCommands }) => {
    const { summary, email, all } = customerCommands.revoke
    return { summary, words: { EMAIL: email, all } }
  },
  operands: ['EMAIL?'],
  flags: ['all'],
  async run({ operand, flag, env, print }) {
    const email = operand('EMAIL')
    if ((email === undefined) !== flag('all'))
      throw new CommandFailure('Name the e-mail address of one customer, or say --all')
    await withShop(env, async ({ database }) => {
      if (email === undefined) {
        print(`${logins(await revokeAllSessions(database))} of all customers ended.`)
        return
      }
      const ended = await revokeSessions(database, email)
      if (ended === null) throw new CommandFailure(`Nobody has an account with ${email}`)
      print(`${logins(ended)} of ${email} ended.`)
    })
  },
})

function logins(count: number): string {
  return count === 1 ? '1 login' : `${count} logins`
}
