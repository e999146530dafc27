import type { FeeUnit } from '@zayy/domain/checkout/delivery-fee'
import type { BasisPoints } from '@zayy/domain/money'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { cities } from './addresses.ts'
import { halalas, locale } from './columns.ts'
import { image } from './images.ts'

/** Range of each numeric setting, by column. */
export const SETTING_RANGES = {
  transferDays: [1, 60],
  returnDays: [1, 365],
  answerDays: [0, 30],
  matchDays: [0, 30],
  cutOffHour: [1, 23],
} as const

/** When the tax invoice of an order is issued (decision 060). */
export const INVOICE_MOMENTS = ['payment', 'order'] as const
export const invoiceMoment = pgEnum('invoice_moment', INVOICE_MOMENTS)

const inRange = (column: AnyPgColumn, [min, max]: readonly [number, number]) =>
  sql`${column} between ${sql.raw(`${min}`)} and ${sql.raw(`${max}`)}`

/** The shop's settings: always exactly one row, inserted by the migration. */
export const settings = pgTable(
  'settings',
  {
    id: integer('id').primaryKey().default(1),
    /** Hundredths of a percent: 1500 is 15 %. */
    taxBasisPoints: integer('tax_basis_points').$type<BasisPoints>().notNull().default(sql`1500`),
    taxIncluded: boolean('tax_included').notNull().default(false),
    invoiceAt: invoiceMoment('invoice_at').notNull().default('payment'),
    phone: text('phone'),
    whatsapp: text('whatsapp'),
    email: text('email'),
    /** Recipient of the mails about new orders; null: `email`. */
    orderEmail: text('order_email'),
    facebook: text('facebook'),
    twitter: text('twitter'),
    vimeo: text('vimeo'),
    /** Without spaces. */
    bankIban: text('bank_iban'),
    vatNumber: text('vat_number'),
    crNumber: text('cr_number'),
    /** The seller's address in the parts of the National Address, in Arabic, for e-invoices. */
    sellerStreet: text('seller_street'),
    sellerBuilding: text('seller_building'),
    sellerDistrict: text('seller_district'),
    sellerCity: text('seller_city'),
    sellerPostcode: text('seller_postcode'),
    /** Link to the certificate. */
    vatCertificate: text('vat_certificate'),
    /** Days for which pieces are held until a bank transfer arrives. */
    transferDays: integer('transfer_days').notNull().default(3),
    /** Days after delivery in which pieces can be returned; null: no promise. */
    returnDays: integer('return_days').default(7),
    /** Business days until a message is answered, 0: the same day; null: no promise. */
    answerDays: integer('answer_days'),
    /** Business days until a received transfer is matched to its order, 0: the same day; null: no promise. */
    matchDays: integer('match_days'),
    /** If required, addresses in Saudi Arabia need the National Address; null: required under https. */
    nationalAddress: text('national_address').$type<'required' | 'optional'>(),
    /** A city's delivery fee is charged once per order, or per product. */
    shippingPer: text('shipping_per').$type<FeeUnit>().notNull().default('product'),
    /** Value of the products after the coupon from which delivery is free; null: never. */
    freeShippingFrom: halalas('free_shipping_from'),
    /** Hour in Riyadh from which an order counts as the next day's; null: midnight. */
    cutOffHour: integer('cut_off_hour'),
    /** Authentication of the shop by the Saudi Business Center. */
    sbcNumber: text('sbc_number'),
    sbcLink: text('sbc_link'),
    /** Its delivery fee is shown until the address is known. */
    defaultCityId: integer('default_city_id').references(() => cities.id),
  },
  (row) => [
    check('settings_one_row', sql`${row.id} = 1`),
    check('settings_tax', sql`${row.taxBasisPoints} between 0 and 10000`),
    check('settings_transfer_days', inRange(row.transferDays, SETTING_RANGES.transferDays)),
    check('settings_return_days', inRange(row.returnDays, SETTING_RANGES.returnDays)),
    check('settings_answer_days', inRange(row.answerDays, SETTING_RANGES.answerDays)),
    check('settings_match_days', inRange(row.matchDays, SETTING_RANGES.matchDays)),
    check('settings_cut_off_hour', inRange(row.cutOffHour, SETTING_RANGES.cutOffHour)),
    check('settings_national_address', sql`${row.nationalAddress} in ('required', 'optional')`),
    check('settings_shipping_per', sql`${row.shippingPer} in ('product', 'order')`),
    check('settings_free_shipping_from', sql`${row.freeShippingFrom} >= 0`),
  ],
)

/** Settings per language: texts, and the logo, which contains text. */
export const settingsTranslations = pgTable('settings_translations', {
  locale: locale('locale').primaryKey(),
  appName: text('app_name').notNull(),
  legalName: text('legal_name'),
  logo: image('logo'),
  address: text('address'),
  hours: text('hours'),
  deliveryPromise: text('delivery_promise'),
  footerAbout: text('footer_about').notNull().default(''),
  /** Texts of pages that speak for the owner; null: a neutral text, or none. */
  shopAbout: text('shop_about'),
  searchHint: text('search_hint'),
  newsletterTitle: text('newsletter_title'),
  newsletterText: text('newsletter_text'),
  contactIntro: text('contact_intro'),
  returnTerms: text('return_terms'),
  sizeAdvice: text('size_advice'),
  sponsorsTitle: text('sponsors_title'),
  bankName: text('bank_name'),
  bankHolder: text('bank_holder'),
})
