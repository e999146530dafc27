import { loadKeys } from '@zayy/platform/secrets/key-source'
import { fingerprintOf, type Key, signingKey } from '@zayy/platform/secrets/keys'
import { secretsSource } from '../../../../server/src/config/secrets.ts'
import { defineCommand } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { textTable } from '../../command-line/text-table.ts'
import { enterShop } from '../../open-shop.ts'

const DAY_MS = 24 * 60 * 60_000

/** `shop secrets list`: the versions, never a key. Exit code 1: the keys cannot be read. */
export const list = defineCommand({
  help: ({ commandLine: { secrets } }) => secrets.list,
  standard: ['json'],
  async run({ env, messages, json, print }) {
    const texts = messages.commandLine.secrets
    const settings = await enterShop(env)
    const now = new Date()
    const keys = await loadKeys(secretsSource(settings))
    if (json) return print(listedKeys(keys, now))
    print(keys.length === 0 ? texts.none : keyTable(keys, now, texts))
  },
})

function listedKeys(keys: readonly Key[], now: Date) {
  const signing = signingKey(keys, now)
  return keys.map((key) => ({
    version: key.version,
    from: key.from,
    fingerprint: fingerprintOf(key),
    signs: key === signing,
  }))
}

export function keyTable(
  keys: readonly Key[],
  now: Date,
  { columns }: CommandMessages['commandLine']['secrets'],
): string {
  const rows = listedKeys(keys, now).map(({ version, from, fingerprint, signs }) => [
    String(version),
    from.toISOString().slice(0, 19).replace('T', ' '),
    String(Math.max(0, Math.floor((now.getTime() - from.getTime()) / DAY_MS))),
    fingerprint,
    signs ? columns.signs : '',
  ])
  const headings = [columns.version, columns.from, columns.days, columns.fingerprint, '']
  return textTable(
    headings.map((heading) => ({ heading })),
    rows,
    null,
  )
}
