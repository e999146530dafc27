import { openKeys } from '@zayy/shop/keys/open-keys'
import { exportPerson, type HeldData } from '@zayy/shop/privacy/export-person'
import { secretsSource } from '../../../../server/src/config/secrets-source.ts'
import { type Call, CommandFailure } from '../../command-line/command.ts'
import { type HandOver, withShop } from '../../open-shop.ts'

/**
 * All that the shop holds on the person of an address.
 * @throws CommandFailure 1 where it holds nothing
 */
export async function readHeldData(
  { env, messages, locale }: Pick<Call, 'env' | 'messages' | 'locale'>,
  email: string,
  handOver?: HandOver,
): Promise<HeldData> {
  const held = await withShop(
    env,
    'change',
    async ({ database, settings }) => {
      const { keys, close } = await openKeys(database, secretsSource(settings), () => new Date())
      close()
      return await exportPerson(database, keys, locale, email)
    },
    handOver,
  )
  if (held === null) throw new CommandFailure(messages.customerCommands.unknown(email))
  return held
}
