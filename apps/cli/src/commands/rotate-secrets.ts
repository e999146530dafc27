import { isKeyPurpose, type KeyPurpose, keyPurposes } from '@zayy/shop/keys/key-purposes'
import { listKeys } from '@zayy/shop/keys/list-keys'
import { rotateKeys } from '@zayy/shop/keys/rotate-keys'
import { formatSecrets } from '@zayy/shop/keys/secrets'
import { defineCommand } from 'citty'
import { secretsSource } from '../../../server/src/config/secrets-source.ts'
import { openShop } from '../open-shop.ts'
import { keyTable } from '../tables.ts'

/** Running servers look at the file every second. */
const secondsByFile = 5
/** SECRETS has to be set on every server, and each be started again. */
const secondsBySetting = 60 * 60

/** `shop secrets rotate [purpose]`. Exit code 1: nothing was changed. */
export default defineCommand({
  meta: { name: 'rotate', description: 'Add a version to the keys; what the older ones signed stays valid' },
  args: {
    purpose: {
      type: 'positional',
      required: false,
      description: `One of ${keyPurposes.join(', ')}; all without it`,
    },
    after: {
      type: 'string',
      description: 'Seconds until the new version signs, so that all servers have it by then',
    },
    lost: {
      type: 'boolean',
      description: 'Give up the keys that are missing here, and all links that they signed',
    },
  },
  async run({ args }) {
    try {
      await rotate(purposesOf(args.purpose), secondsOf(args.after), args.lost === true)
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error))
      process.exitCode = 1
    }
  },
})

async function rotate(
  purposes: readonly KeyPurpose[],
  seconds: number | undefined,
  lost: boolean,
): Promise<void> {
  const { database, settings, close } = await openShop(process.env, process.cwd())
  try {
    const source = secretsSource(settings)
    const now = new Date()
    const after = seconds ?? ('file' in source ? secondsByFile : secondsBySetting)
    const secrets = await rotateKeys(database, source, { purposes, now, signsAfterMs: after * 1_000, lost })
    if ('file' in source) {
      console.log(keyTable(await listKeys(source, now), now))
      console.log(`The new version signs from ${after} s on, and a server that runs takes it up by itself.`)
      console.log(`Servers with another DATA_DIR need a copy of ${source.file} before that.`)
    } else {
      console.error(`Set SECRETS to this on every server, and start each again within ${after} s:`)
      console.log(formatSecrets(secrets).trimEnd())
    }
  } finally {
    await close()
  }
}

function purposesOf(given: string | undefined): readonly KeyPurpose[] {
  if (given === undefined) return keyPurposes
  if (isKeyPurpose(given)) return [given]
  throw new Error(`There is no key ${given}: there are ${keyPurposes.join(', ')}`)
}

function secondsOf(given: string | undefined): number | undefined {
  if (given === undefined || /^\d{1,6}$/.test(given)) return given === undefined ? undefined : Number(given)
  throw new Error('--after must be a whole number of seconds, such as 3600')
}
