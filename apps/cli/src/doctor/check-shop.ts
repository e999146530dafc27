import type { Database } from '@zayy/platform/postgres/database'
import { findShopGaps } from '@zayy/shop/settings/find-shop-gaps'
import { isPublic, type Settings } from '../../../server/src/config/read-settings.mjs'
import type { CommandMessages } from '../command-line/messages.ts'
import type { Finding, Stage } from './finding.ts'

/** Checks what the owner still has to tell the shop before it sells, and before everybody may see it. */
export async function checkShop(
  settings: Settings,
  database: Database,
  { doctorCommands: { shop: texts }, settingCommands }: CommandMessages,
): Promise<Finding[]> {
  const gaps = await findShopGaps(database)
  const state = isPublic(settings) ? 'error' : 'warning'
  const finding = (before: Stage, text: string): Finding => ({ check: 'shop', state, text, before })
  const takesCards = settings.payment.gateway === 'moyasar'
  const found = [
    ...(gaps.products ? [finding('sell', texts.noProducts)] : []),
    ...(gaps.cities ? [finding('sell', texts.noCities)] : []),
    ...(gaps.account && !takesCards ? [finding('sell', texts.noPayment)] : []),
    ...(gaps.orderEmail ? [finding('sell', texts.noOrderEmail)] : []),
    ...gaps.settings.map((key) =>
      finding(
        'public',
        key === 'vat_certificate' ? texts.noCertificate : texts.missing(settingCommands.settings[key]),
      ),
    ),
    ...gaps.missingPages.map((slug) => finding('public', texts.noPage(slug))),
    ...gaps.draftPages.map((slug) => finding('public', texts.draftPage(slug))),
  ]
  return found.length > 0 ? found : [{ check: 'shop', state: 'ok', text: texts.ok }]
}
