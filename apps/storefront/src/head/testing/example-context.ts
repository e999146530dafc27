import { serverMessages } from '../../i18n/server-messages.ts'
import type { ShopSettings } from '../../shop-settings/shop-settings.ts'
import type { PageContext } from '../page-head.ts'

export const exampleSettings: ShopSettings = {
  appName: 'Zayy',
  logo: '/media/l/800.webp',
  whatsapp: 'https://wa.me/966500000000',
  vatNumber: '300000000000003',
  phone: '0110000000',
  email: 'salam@zayy.example',
  shopAbout: null,
  searchHint: null,
  returnTerms: null,
  sizeAdvice: null,
  sponsorsTitle: null,
  taxPercent: 15,
  taxIncluded: false,
  defaultCity: null,
  holidays: [],
  returnDays: 7,
  matchDays: 1,
  sendsMail: true,
  takesTransfers: true,
  pricesByQuantity: true,
  hasSlides: false,
  hasCategories: false,
  made: null,
  served: {
    ownPages: [],
    about: 'Uniforms',
    newsletterTitle: null,
    newsletterText: null,
    facebook: 'https://facebook.example/zayy',
    twitter: null,
    vimeo: null,
    legalName: 'Zayy Trading Co.',
    year: 2026,
    vatCertificate: null,
    crNumber: '1010000000',
    sbcNumber: null,
    sbcLink: null,
    address: 'Riyadh',
    phoneLink: 'tel:+966110000000',
  },
}

export function exampleContext(settings: Partial<ShopSettings> = {}): PageContext {
  return {
    locale: 'en',
    origin: 'https://shop.test',
    messages: serverMessages('en'),
    settings: { ...exampleSettings, ...settings },
  }
}
