import { formatKeys } from '@zayy/platform/secrets/keys'
import { rotateKeys } from '@zayy/platform/secrets/rotate-keys'
import { secretsSource } from '../../../../server/src/config/secrets.ts'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import { withShop } from '../../open-shop.ts'
import { keyTable } from './list.ts'

/** Running servers read the file every second. */
const FILE_DELAY_S = 5
/** The operator has to set SECRETS on every server and restart each. */
const VARIABLE_DELAY_S = 60 * 60

/** `shop secrets rotate`. Exit code 1: nothing was changed. */
export const rotate = defineCommand({
  help: ({ commandLine: { secrets } }) => secrets.rotate,
  texts: { after: 'SECONDS' },
  standard: ['by'],
  async run({ env, messages, by, print, text }) {
    const texts = messages.commandLine.secrets
    const given = text('after')
    if (given !== undefined && !/^\d{1,6}$/.test(given)) throw new CommandFailure(texts.rotate.badAfter, 2)
    await withShop(env, 'change', async ({ database, settings }) => {
      const source = secretsSource(settings)
      const now = new Date()
      const after = Number(given ?? ('file' in source ? FILE_DELAY_S : VARIABLE_DELAY_S))
      const keys = await rotateKeys(database, source, { now, signsAfterMs: after * 1_000, by })
      if ('file' in source) {
        print(keyTable(keys, now, texts))
        print(texts.rotate.signsAfter(`${after}`))
        print(texts.rotate.copies(source.file))
      } else {
        console.error(texts.rotate.setSecrets(`${after}`))
        print(formatKeys(keys).trimEnd())
      }
    })
  },
})
