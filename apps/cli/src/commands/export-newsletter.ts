import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { listSubscribers } from '@zayy/shop/contact/list-subscribers'
import { openKeys } from '@zayy/shop/keys/open-keys'
import { defineCommand } from 'citty'
import { secretsSource } from '../../../server/src/config/secrets-source.ts'
import { openShop } from '../open-shop.ts'
import { subscriberTable } from '../subscriber-table.ts'

/** `shop newsletter export FILE`. Exit code 1: nothing was written. */
export default defineCommand({
  meta: {
    name: 'export',
    description:
      'Write a CSV file of those who get the newsletter: address, language, consent, links to leave it (تصدير مشتركي النشرة مع موافقاتهم وروابط إلغاء الاشتراك)',
  },
  args: {
    file: {
      type: 'positional',
      required: true,
      description: 'The file to write; only its owner can read it (الملف الذي يُكتب، ويقرؤه صاحبه وحده)',
    },
  },
  async run({ args }) {
    try {
      // npm runs scripts in the project's folder; a path is meant from where it was typed.
      console.log(await exportTo(resolve(process.env.INIT_CWD ?? process.cwd(), args.file)))
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error))
      process.exitCode = 1
    }
  },
})

async function exportTo(file: string): Promise<string> {
  const { database, settings, close } = await openShop(process.env, process.cwd())
  try {
    if (settings.publicUrl === undefined)
      throw new Error('PUBLIC_URL is not set: the links to leave the newsletter begin with it')
    const { keys, close: closeKeys } = await openKeys(database, secretsSource(settings), () => new Date())
    closeKeys()
    const subscribers = await listSubscribers(database, keys)
    await writeFile(file, subscriberTable(subscribers, settings.publicUrl), { mode: 0o600 })
    return `${subscribers.length === 1 ? '1 address' : `${subscribers.length} addresses`} in ${file}`
  } finally {
    await close()
  }
}
