import { SHOP_LOCALE } from '@zayy/i18n/locale'
import type { EmailTemplate } from '@zayy/platform/mail/email-template'
import type { SendMail } from '@zayy/platform/mail/mail'
import { renderEmail } from '@zayy/platform/mail/render-email'
import type { Database } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { addJob } from '../add-job.ts'
import { findEmailBranding } from '../settings/find-email-branding.ts'
import {
  findAnnouncement,
  findCity,
  findOrderMailbox,
  HOUR_MS,
  selectAnnounced,
} from './announcement-queries.ts'
import { getBill } from './get-bill.ts'
import { orderAnnouncementEmail, orderDigestEmail } from './order-announcement-mail.ts'

/** Orders per clock hour with their own mail; a digest after the hour lists the rest. */
const MAX_SINGLE_MAILS = 10

/** Orders of an hour may commit this long after its end. */
const SETTLING_MS = 60_000

type AnnouncementTools = { sendMail: SendMail; publicUrl: string; shopCommand: string; keys: Keys }

/**
 * Mails the shop about one new order, or queues the digest of its hour. Sends nothing if the order is
 * cancelled or the shop has no mailbox.
 */
export async function sendOrderAnnouncement(
  database: Database,
  tools: AnnouncementTools,
  orderId: number,
  signal: AbortSignal,
): Promise<void> {
  const announcement = await findAnnouncement(database, orderId)
  if (!announcement) return
  const { hour, earlier } = announcement
  if (earlier >= MAX_SINGLE_MAILS) {
    const due = new Date(hour.getTime() + HOUR_MS + SETTLING_MS)
    await addJob(database, 'order-digest', { hour: hour.toISOString() }, hour.toISOString(), due)
    return
  }
  const bill = await getBill(database, tools.keys, SHOP_LOCALE, orderId)
  if (bill.status === 'cancelled') return
  const email = orderAnnouncementEmail({ bill, city: await findCity(database, orderId) }, tools.shopCommand)
  // A transfer order is announced again if its buyer pays by card. Mail programs drop a second mail with one id.
  const again = bill.payment_method === 1 ? '-paid' : ''
  await sendToShop(database, tools, { email, id: `order-announcement-${bill.code}${again}` }, signal)
}

/**
 * Mails the shop about the orders of an hour without their own mail.
 * @param hour its start, ISO 8601
 */
export async function sendOrderDigest(
  database: Database,
  tools: AnnouncementTools,
  hour: string,
  signal: AbortSignal,
): Promise<void> {
  const orders = await selectAnnounced(database, { hour: new Date(hour), skip: MAX_SINGLE_MAILS })
  const last = orders.at(-1)
  if (!last) return
  const email = orderDigestEmail({ orders, hour: new Date(hour) }, tools.shopCommand)
  await sendToShop(database, tools, { email, id: `order-digest-${last.code}` }, signal)
}

async function sendToShop(
  database: Database,
  { sendMail, publicUrl }: AnnouncementTools,
  { email, id }: { email: EmailTemplate; id: string },
  signal: AbortSignal,
): Promise<void> {
  const to = await findOrderMailbox(database)
  if (to === null) return
  const branding = await findEmailBranding(database, SHOP_LOCALE, publicUrl)
  await sendMail({ ...renderEmail(email, branding), to, id }, signal)
}
