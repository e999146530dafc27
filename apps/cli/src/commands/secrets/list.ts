import { type ListedKey, listKeys } from '@zayy/shop/keys/list-keys'
import { secretsSource } from '../../../../server/src/config/secrets-source.ts'
import { defineCommand } from '../../command-line/command.ts'
import { enterShop } from '../../open-shop.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { textTable } from '../../command-line/text-table.ts'

const DAY_MS = 24 * 60 * 60_000

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

/** The versions of the keys, without the keys. */
export function keyTable(
  keys: readonly ListedKey[],
  now: Date,
  { columns }: CommandMessages['commandLine']['secrets'],
): string {
  const rows = keys.map(({ purpose, version, from, fingerprint, signs }) => [
    purpose,
    String(version),
    from.toISOString().slice(0, 19).replace('T', ' '),
    String(Math.max(0, Math.floor((now.getTime() - from.getTime()) / DAY_MS))),
    fingerprint,
    signs ? columns.signs : '',
  ])
  const headings = [
    columns.purpose,
    columns.version,
    columns.from,
    columns.days,
    columns.fingerprint,
    '',
  ].map((heading) => ({ heading }))
  return textTable(headings, rows, null)
}
