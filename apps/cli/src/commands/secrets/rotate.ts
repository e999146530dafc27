import { isKeyPurpose, type KeyPurpose, keyPurposes } from '@zayy/shop/keys/key-purposes'
import { listKeys } from '@zayy/shop/keys/list-keys'
import { rotateKeys } from '@zayy/shop/keys/rotate-keys'
import { formatSecrets } from '@zayy/shop/keys/secrets'
import { secretsSource } from '../../../../server/src/config/secrets-source.ts'
import { type Call, CommandFailure, defineCommand } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { withShop } from '../../open-shop.ts'
import { keyTable } from './list.ts'

/** Running servers look at the file every second. */
const SECONDS_BY_FILE = 5
/** SECRETS has to be set on every server, and each be started again. */
const SECONDS_BY_SETTING = 60 * 60

/** `shop secrets rotate [purpose]`. Exit code 1: nothing was changed. */
export const rotate = defineCommand({
  help: ({ commandLine }) => {
    const { summary, purpose, after, lost } = commandLine.secrets.rotate
    return { summary, descriptions: { PURPOSE: purpose(keyPurposes.join(', ')), after, lost } }
  },
  operands: ['PURPOSE?'],
  texts: { after: 'SECONDS' },
  flags: ['lost'],
  standard: ['by'],
  async run(call) {
    const texts = call.messages.commandLine.secrets.rotate
    const purposes = parsePurposes(call.operands.PURPOSE, texts)
    await rotateNow(call, purposes, parseSeconds(call.text('after'), texts), call.flag('lost'))
  },
})

async function rotateNow(
  { env, messages, by, print }: Pick<Call, 'env' | 'messages' | 'by' | 'print'>,
  purposes: readonly KeyPurpose[],
  seconds: number | undefined,
  lost: boolean,
): Promise<void> {
  const texts = messages.commandLine.secrets
  await withShop(env, 'change', async ({ database, settings }) => {
    const source = secretsSource(settings)
    const now = new Date()
    const after = seconds ?? ('file' in source ? SECONDS_BY_FILE : SECONDS_BY_SETTING)
    const secrets = await rotateKeys(database, source, {
      purposes,
      now,
      signsAfterMs: after * 1_000,
      by,
      lost,
    })
    if ('file' in source) {
      print(keyTable(await listKeys(source, now), now, texts))
      print(texts.rotate.signsAfter(`${after}`))
      print(texts.rotate.copies(source.file))
    } else {
      console.error(texts.rotate.setSecrets(`${after}`))
      print(formatSecrets(secrets).trimEnd())
    }
  })
}

type RotateMessages = CommandMessages['commandLine']['secrets']['rotate']

function parsePurposes(given: string | undefined, texts: RotateMessages): readonly KeyPurpose[] {
  if (given === undefined) return keyPurposes
  if (isKeyPurpose(given)) return [given]
  throw new CommandFailure(texts.unknown(given, keyPurposes.join(', ')), 2)
}

function parseSeconds(given: string | undefined, texts: RotateMessages): number | undefined {
  if (given === undefined || /^\d{1,6}$/.test(given)) return given === undefined ? undefined : Number(given)
  throw new CommandFailure(texts.badAfter, 2)
}
