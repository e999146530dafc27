import { riyadhDay } from '@zayy/domain/riyadh-time'
import type { Database } from '@zayy/platform/postgres/database'
import { findDemoRemains } from '@zayy/shop/settings/find-demo-remains'
import type { CommandMessages } from '../command-line/messages.ts'
import type { Finding } from './finding.ts'

/** What is still the demo's: coupons that anybody can use, and texts that name its company. No finding where nothing is. */
export async function checkDemo(
  database: Database,
  now: Date,
  messages: CommandMessages,
): Promise<Finding[]> {
  const { demo } = messages.doctorCommands
  const { coupons, settings, pages } = await findDemoRemains(database, riyadhDay(now.getTime()))
  const texts = [
    coupons.length > 0 ? demo.coupons(coupons.join(', ')) : null,
    settings.length > 0 ? demo.settings(settings.join(', ')) : null,
    pages.length > 0 ? demo.pages(pages.join(', ')) : null,
  ]
  return texts.flatMap((text): Finding[] =>
    text === null ? [] : [{ check: 'demo', state: 'warning', text }],
  )
}
