import { resolve } from 'node:path'
import { listSubscribers } from '@zayy/shop/contact/list-subscribers'
import { openKeys } from '@zayy/shop/keys/open-keys'
import { secretsSource } from '../../../../server/src/config/secrets-source.ts'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import { type Shop, withShop } from '../../open-shop.ts'
import { outputFile } from '../../output-file.ts'
import { subscriberTable } from '../../subscriber-table.ts'

/** `shop newsletter export FILE`. Exit code 1: nothing was written. */
export const exportSubscribers = defineCommand({
  help: ({ commandLine }) => {
    const { summary, file } = commandLine.newsletter.export
    return { summary, descriptions: { FILE: file } }
  },
  operands: ['FILE'],
  async run({ operands, env, folder, messages, print }) {
    const texts = messages.commandLine.newsletter.export
    const path = resolve(folder, operands.FILE)
    const file = outputFile(path)
    const write = async ({ database, settings }: Shop) => {
      if (settings.publicUrl === undefined) throw new CommandFailure(texts.needsPublicUrl)
      const { keys, close: closeKeys } = await openKeys(database, secretsSource(settings), () => new Date())
      closeKeys()
      const subscribers = await listSubscribers(database, keys)
      await file.write([subscriberTable(subscribers, settings.publicUrl)])
      print(texts.written(subscribers.length, path))
    }
    await withShop(env, 'change', write, file.handOver)
  },
})
