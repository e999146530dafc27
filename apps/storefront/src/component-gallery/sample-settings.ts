import { sar } from '@zayy/domain/money'
import type { ShopSettings } from '../layout/shop-settings.ts'

/** What the components ask of the shop: its tax, the city whose fee is shown, and nothing that it need not have. */
export const sampleSettings: ShopSettings = {
  appName: 'Zayy',
  logo: '',
  about: '',
  facebook: null,
  twitter: null,
  vimeo: null,
  whatsapp: null,
  legalName: 'Zayy',
  year: 2026,
  vatNumber: null,
  vatCertificate: null,
  crNumber: null,
  address: null,
  phone: null,
  email: null,
  taxPercent: 15,
  taxIncluded: false,
  defaultCity: { id: 1, country_id: 1, name: 'الرياض', shipping: sar(60), delivery_days: { from: 2, to: 4 } },
  transferDays: 3,
  returnDays: 7,
  answerDays: 0,
  matchDays: 1,
  ownPages: [],
  takesTransfers: true,
  hasSlides: false,
  categories: [],
  made: null,
}
