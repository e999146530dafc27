import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { listSubscribers } from '@zayy/shop/contact/list-subscribers'
import { openKeys } from '@zayy/shop/keys/open-keys'
import { secretsSource } from '../../../../server/src/config/secrets-source.ts'
import { defineCommand } from '../../command-line/command.ts'
import { CommandFailure } from '../../command-line/command-failure.ts'
import { withShop } from '../../open-shop.ts'
import { subscriberTable } from '../../subscriber-table.ts'

/** `shop newsletter export FILE`. Exit code 1: nothing was written. */
export const exportSubscribers = defineCommand({
  help: ({ commandLine }) => {
    const { summary, file } = commandLine.newsletter.export
    return { summary, words: { FILE: file } }
  },
  operands: ['FILE'],
  async run({ operand, env, folder, words, print }) {
    const said = words.commandLine.newsletter.export
    const file = resolve(folder, operand('FILE') ?? '')
    await withShop(env, async ({ database, settings }) => {
      if (settings.publicUrl === undefined) throw new CommandFailure(said.needsPublicUrl)
      const { keys, close: closeKeys } = await openKeys(database, secretsSource(settings), () => new Date())
      closeKeys()
      const subscribers = await listSubscribers(database, keys)
      await writeFile(file, subscriberTable(subscribers, settings.publicUrl), { mode: 0o600 })
      print(said.written(subscribers.length, file))
    })
  },
})
