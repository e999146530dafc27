import { listKeys } from '@zayy/shop/keys/list-keys'
import { defineCommand } from 'citty'
import { secretsSource } from '../../../server/src/config/secrets-source.ts'
import { enterShop } from '../open-shop.ts'
import { keyTable } from '../tables.ts'

/** `shop secrets list`: which versions there are, never a key. Exit code 1: they cannot be read. */
export default defineCommand({
  meta: { name: 'list', description: 'Show the versions of the keys by their fingerprints' },
  async run() {
    try {
      const settings = await enterShop(process.env, process.cwd())
      const now = new Date()
      const keys = await listKeys(secretsSource(settings), now)
      console.log(
        keys.length === 0 ? 'There are no keys yet: the first start makes them.' : keyTable(keys, now),
      )
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error))
      process.exitCode = 1
    }
  },
})
