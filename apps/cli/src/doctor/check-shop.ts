import type { Database } from '@zayy/platform/postgres/database'
import { findShopGaps, type ShopGaps } from '@zayy/shop/settings/find-shop-gaps'
import { isPublic, type Settings } from '../../../server/src/config/read-settings.mjs'
import type { CommandMessages } from '../command-line/messages.ts'
import type { Finding, Stage } from './finding.ts'

/** Checks which settings and pages the owner must still fill in before the shop can sell, and before it opens to the public. */
export async function checkShop(
  settings: Settings,
  database: Database,
  messages: CommandMessages,
): Promise<Finding[]> {
  const { settingCommands } = messages
  const { shop: texts } = messages.doctorCommands
  const gaps = await findShopGaps(database)
  const state = isPublic(settings) ? 'error' : 'warning'
  const finding = (before: Stage, text: string): Finding => ({ check: 'shop', state, text, before })
  const lacking: Partial<Record<string, string>> = {
    vat_certificate: texts.noCertificate,
    sbc_number: texts.noAuthentication,
  }
  const takesCards = settings.payment.gateway === 'moyasar'
  const found = [
    gaps.products && finding('sell', texts.noProducts),
    gaps.cities && finding('sell', texts.noCities),
    gaps.account && !takesCards && finding('sell', texts.noPayment),
    gaps.orderEmail && finding('sell', texts.noOrderEmail),
    ...gaps.settings.map((key) =>
      finding('public', lacking[key] ?? texts.missing(settingCommands.settings[key])),
    ),
    ...gaps.missingPages.map((slug) => finding('public', texts.noPage(slug))),
    ...gaps.draftPages.map((slug) => finding('public', texts.draftPage(slug))),
  ].filter((gap) => gap !== false)
  const shop: Finding[] = found.length > 0 ? found : [{ check: 'shop', state: 'ok', text: texts.ok }]
  return [...shop, ministryFinding(gaps, settings.publicUrl, messages)]
}

/** The ten criteria by which the Ministry of Commerce rates shops (docs/saudi-rules.md, "Disclosures"). */
function ministryFinding(
  { settings, missingPages, draftPages }: ShopGaps,
  publicUrl: string | undefined,
  { doctorCommands: { ministry } }: CommandMessages,
): Finding {
  const hasPage = (slug: string) => !missingPages.includes(slug) && !draftPages.includes(slug)
  const met = {
    authentication: !settings.includes('sbc_number'),
    returns: hasPage('returns'),
    shipping: hasPage('shipping'),
    complaints: hasPage('complaints'),
    privacy: hasPage('privacy'),
    vat: !settings.includes('vat_certificate'),
    registration: !settings.includes('cr_number'),
    contact: !settings.includes('phone') && !settings.includes('email'),
    security: publicUrl?.startsWith('https://') === true,
  }
  const missing = criteria.filter((name) => !met[name]).map((name) => ministry.criteria[name])
  return missing.length > 0
    ? { check: 'ministry', state: 'warning', text: ministry.missing(missing) }
    : { check: 'ministry', state: 'ok', text: ministry.ok }
}

/** In the Ministry's order. The sixth, the shop's address in the commercial registration, only the owner can check. */
const criteria = [
  ...(['authentication', 'returns', 'shipping', 'complaints', 'privacy'] as const),
  ...(['vat', 'registration', 'contact', 'security'] as const),
] as const
