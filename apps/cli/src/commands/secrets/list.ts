import { listKeys } from '@zayy/shop/keys/list-keys'
import { secretsSource } from '../../../../server/src/config/secrets-source.ts'
import { defineCommand } from '../../command-line/command.ts'
import { enterShop } from '../../open-shop.ts'
import { keyTable } from '../../tables.ts'

/** `shop secrets list`: which versions there are, never a key. Exit code 1: they cannot be read. */
export const list = defineCommand({
  help: ({ commandLine }) => ({ ...commandLine.secrets.list, descriptions: {} }),
  standard: ['json'],
  async run({ env, messages, json, print }) {
    const texts = messages.commandLine.secrets
    const settings = await enterShop(env, process.cwd())
    const now = new Date()
    const keys = await listKeys(secretsSource(settings), now)
    if (json) return print(JSON.stringify(keys))
    print(keys.length === 0 ? texts.none : keyTable(keys, now, texts))
  },
})
