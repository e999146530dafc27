/** "The shop hears of each new order", and of a rush of them in one mail an hour: many orders never silence the shop's mailbox. */

import type { Database } from '@zayy/platform/postgres/database'
import { addJob } from '../add-job.ts'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { findEmailBranding } from '../settings/find-email-branding.ts'
import type { EmailTemplate } from '@zayy/platform/mail/email-template'
import type { SendMail } from '@zayy/platform/mail/mail'
import { renderEmail } from '@zayy/platform/mail/render-email'
import { SHOP_LOCALE } from '@zayy/i18n/locale'
import {
  findAnnouncement,
  findCity,
  findOrderMailbox,
  HOUR_MS,
  selectAnnounced,
} from './announcement-queries.ts'
import { getBill } from './get-bill.ts'
import { orderAnnouncementEmail } from './order-announcement-mail.ts'
import { orderDigestEmail } from './order-digest-mail.ts'

/** So many orders of a clock hour have a mail of their own. The rest come in a digest when the hour is over. */
const MOST_SINGLE = 10

/** Orders of the hour may still be committed for so long after its end. */
const SETTLING_MS = 60_000

type AnnouncementTools = { sendMail: SendMail; publicUrl: string; keys: Keys }

/**
 * Sends the shop the mail about one new order, or leaves it to the digest of its hour. Sends nothing about an order that was
 * cancelled meanwhile, or if the shop has no mailbox.
 * @param signal ends the sending
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
  if (earlier >= MOST_SINGLE) {
    const due = new Date(hour.getTime() + HOUR_MS + SETTLING_MS)
    await addJob(database, 'order-digest', { hour: hour.toISOString() }, hour.toISOString(), due)
    return
  }
  const bill = await getBill(database, tools.keys, SHOP_LOCALE, orderId)
  if (bill.status === 'cancelled') return
  const letter = orderAnnouncementEmail({ bill, city: await findCity(database, orderId) })
  await sendToShop(database, tools, { letter, id: `order-announcement-${bill.code}` }, signal)
}

/**
 * Sends the shop one mail about the orders of an hour that had none of their own.
 * @param hour when it began, ISO 8601
 * @param signal ends the sending
 */
export async function sendOrderDigest(
  database: Database,
  tools: AnnouncementTools,
  hour: string,
  signal: AbortSignal,
): Promise<void> {
  const orders = await selectAnnounced(database, { hour: new Date(hour), skip: MOST_SINGLE })
  const last = orders.at(-1)
  if (!last) return
  const letter = orderDigestEmail({ orders, hour: new Date(hour) })
  await sendToShop(database, tools, { letter, id: `order-digest-${last.code}` }, signal)
}

async function sendToShop(
  database: Database,
  { sendMail, publicUrl }: AnnouncementTools,
  { letter, id }: { letter: EmailTemplate; id: string },
  signal: AbortSignal,
): Promise<void> {
  const to = await findOrderMailbox(database)
  if (to === null) return
  const branding = await findEmailBranding(database, SHOP_LOCALE, publicUrl)
  await sendMail({ ...renderEmail(letter, branding), to, id, kind: 'announcement' }, signal)
}
