import { revokeAllSessions, revokeSessions } from '@zayy/shop/accounts/end-sessions-by-owner'
import { defineCommand } from 'citty'
import { openShop } from '../open-shop.ts'

/** `shop customers revoke EMAIL`, `shop customers revoke --all`. Exit code 1: nobody was logged out. */
export default defineCommand({
  meta: { name: 'revoke', description: 'End the logins of a customer on all devices; their password stays' },
  args: {
    email: { type: 'positional', required: false, description: 'The e-mail address of the account' },
    all: { type: 'boolean', description: 'End the logins of all customers' },
  },
  async run({ args }) {
    try {
      if ((args.email === undefined) !== (args.all === true))
        throw new Error('Name the e-mail address of one customer, or say --all')
      console.log(await revoke(args.email))
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error))
      process.exitCode = 1
    }
  },
})

/** @param email of whom; undefined: of all */
async function revoke(email: string | undefined): Promise<string> {
  const { database, close } = await openShop(process.env, process.cwd())
  try {
    if (email === undefined) return `${logins(await revokeAllSessions(database))} of all customers ended.`
    const ended = await revokeSessions(database, email)
    if (ended === null) throw new Error(`Nobody has an account with ${email}`)
    return `${logins(ended)} of ${email} ended.`
  } finally {
    await close()
  }
}

function logins(count: number): string {
  return count === 1 ? '1 login' : `${count} logins`
}
