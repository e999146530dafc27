import { openShopDatabase } from '@zayy/database/open-shop-database'
import { connectionPool } from '@zayy/platform/postgres/connection-pool'
import { closeDatabase } from '@zayy/platform/postgres/open-database'
import { report } from '../harness/report.ts'
import { withTemporaryFolder } from '../harness/shop-server.ts'
import { guessManyAccounts, guessOneAccount } from './guess-codes.ts'
import { guessPasswords } from './guess-passwords.ts'
import { guesserOfApi, guesserOfBroken } from './guessers.ts'
import { type ToldApart, tellApart } from './tell-apart.ts'

const guesses = 10_000
const codes = 3
const accounts = 200

/** By chance, the share of 400 pairs is outside these bounds about once in 70 runs. */
const isAlike = ({ share }: ToldApart) => share > 0.45 && share < 0.55

await withTemporaryFolder(async (dataDir) => {
  const shop = await openShopDatabase({ url: undefined, dataDir })
  const [first, second] = [1, 2].map(() => connectionPool(shop.target, { longestWait: 5_000 }))
  if (!first || !second) throw new Error('The pools were not opened')
  try {
    const servers = [guesserOfApi(first), guesserOfApi(second)]
    const oneAccount = await guessOneAccount(first, servers, Math.ceil(guesses / codes))
    const manyAccounts = await guessManyAccounts(first, servers, { accounts, guesses })
    const comparingFirst = await guessOneAccount(first, [guesserOfBroken(first)], Math.ceil(guesses / codes))
    const network = await guessPasswords(first, 1_000, (nth) => `2001:db8:1:${nth.toString(16)}::1`)
    const addresses = await guessPasswords(first, 1_000, (nth) => `203.0.${nth >> 8}.${nth & 255}`)
    const told = await tellApart(first, 400)
    await report(import.meta.url, { oneAccount, manyAccounts, comparingFirst, network, addresses, told }, [
      ['one account: at most 15 compared, none won', oneAccount.compared <= 15 && oneAccount.won === 0],
      ['many accounts: at most 20 compared, none won', manyAccounts.compared <= 20 && manyAccounts.won === 0],
      ['the guesses expose a server that compares before it counts', comparingFirst.compared > 15],
      ...[network, addresses].map(
        ({ compared, known }, at) =>
          [
            `${at === 0 ? 'a /48' : '1,000 addresses'}: at most 30 passwords compared, a known device can log in`,
            compared <= 30 && known.every((status) => status === 200),
          ] as const,
      ),
      ...told.map(
        (call) => [`${call.call}: known and unknown addresses take the same time`, isAlike(call)] as const,
      ),
    ])
  } finally {
    await Promise.all([first, second].map(closeDatabase))
    await shop.close()
  }
})
