import { riyadhMinute } from '@zayy/domain/riyadh-time'
import { cleanLine } from '@zayy/domain/text/clean'
import { formatNumber } from '@zayy/i18n/numbers'
import { exportPerson, type HeldData } from '@zayy/shop/privacy/export-person'
import { type Call, CommandFailure, defineCommand } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { type HandOver, shopKeys, withShop } from '../../open-shop.ts'

const counted = [
  'addresses',
  'logins',
  'password_resets',
  'orders',
  'transfer_receipts',
  'reviews',
  'contact_messages',
  'mails_counted',
  'changes',
] as const satisfies readonly (keyof HeldData)[]

/** `shop customers show EMAIL`: a person and how many records the shop holds on them; with `--json`, the records. */
export const show = defineCommand({
  help: ({ customerCommands: { show, email } }) => ({ ...show, EMAIL: email }),
  operands: ['EMAIL'],
  standard: ['json'],
  async run(call) {
    const held = await loadHeldData(call, call.operands.EMAIL)
    if (call.json) return call.print(held)
    call.print(described(held, call.messages.customerCommands.show).join('\n'))
  },
})

function described(held: HeldData, messages: CommandMessages['customerCommands']['show']): string[] {
  const { account, newsletter, orders } = held
  const buyers = buyersOf(held)
  const who = account ?? {
    name: buyers.join(' · ') || (held.contact_messages.at(-1)?.name ?? ''),
    phone: orders.at(-1)?.buyer.phone ?? held.contact_messages.at(-1)?.phone ?? '',
  }
  const subscription = newsletter?.unsubscribed_at === null ? messages.subscribed : messages.left
  const rows: [string, string | null | undefined][] = [
    [messages.name, 'name' in who ? who.name : `${who.fname} ${who.lname}`],
    [messages.phone, who.phone],
    [messages.company, account?.company_name],
    ...counted.map((part): [string, string] => [messages.counts[part], formatNumber(held[part].length)]),
    [messages.newsletter, newsletter === null ? messages.never : subscription],
  ]
  const since = account
    ? `${messages.since}: ${riyadhMinute(account.created_at.getTime())}`
    : messages.noAccount
  return [
    held.email ?? who.phone,
    since,
    ...rows.flatMap(([label, value]) => (value ? [`${label}: ${cleanLine(value)}`] : [])),
  ]
}

/** Returns the names of the buyers: several people may share a phone or an address. */
export function buyersOf({ orders }: HeldData): string[] {
  return [...new Set(orders.map(({ buyer }) => cleanLine(buyer.name)).filter(Boolean))]
}

/**
 * Returns all records that the shop holds on a person.
 * @throws CommandFailure 1 if there are none
 */
export async function loadHeldData(
  { env, messages, locale }: Pick<Call, 'env' | 'messages' | 'locale'>,
  email: string,
  handOver?: HandOver,
): Promise<HeldData> {
  const held = await withShop(
    env,
    'change',
    async (shop) => await exportPerson(shop.database, await shopKeys(shop), locale, email),
    handOver,
  )
  if (held === null) throw new CommandFailure(messages.customerCommands.unknown(email))
  return held
}
