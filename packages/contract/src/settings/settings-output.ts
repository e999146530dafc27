import * as z from 'zod/mini'
import { bankAccount } from '../output-schemas/bank-account.ts'
import { category } from '../output-schemas/category.ts'
import {
  businessDays,
  count,
  idAndName,
  money,
  named,
  percent,
  positiveId,
} from '../output-schemas/envelope.ts'

const nullableText = z.nullable(z.string())

export const introSlide = named(
  'IntroSlide',
  z.object({
    id: positiveId,
    /** Wide; composed for right-to-left or left-to-right, as the path's language is written. */
    image: z.string(),
    /** For phones. */
    image_tall: nullableText,
    /** Colour of the text on the image. */
    text: z.enum(['light', 'dark']),
    title: z.string(),
    /** HTML. */
    description: z.string(),
    link: nullableText,
  }),
)

const nationalAddress = z.enum(['required', 'optional'])

export const settings = named(
  'Settings',
  z.object({
    app_name: z.string(),
    logo: z.string(),
    facebook: nullableText,
    twitter: nullableText,
    vimeo: nullableText,
    whatsapp: nullableText,
    phone: nullableText,
    email: nullableText,
    address: nullableText,
    tax: percent,
    /** False: tax is added to the prices shown. True: they include it. */
    tax_included: z.boolean(),
    bank_account: bankAccount,
    /** A product costs less by quantity. */
    price_by_quantity: z.boolean(),
    legal_name: nullableText,
    vat_number: nullableText,
    /** A link. */
    vat_certificate: nullableText,
    cr_number: nullableText,
    /** Authentication by the Saudi Business Center: its number, and a link to it. */
    sbc_number: nullableText,
    sbc_link: nullableText,
    hours: nullableText,
    delivery_promise: nullableText,
    /** Days for which pieces are held until a bank transfer arrives. */
    transfer_days: count,
    /** Days after delivery in which pieces can be returned. Null here and in the next two: no promise. */
    return_days: z.nullable(count),
    /** Business days until a message is answered; 0: the same day. */
    answer_days: z.nullable(count),
    /** Business days until a received transfer is matched to its order; 0: the same day. */
    match_days: z.nullable(count),
    /** Its fee and delivery time are shown until the address is known. `delivery_days`: business days from payment. */
    default_city: z.nullable(
      z.extend(idAndName, { shipping: money, country_id: positiveId, delivery_days: businessDays }),
    ),
    /** If required, an address in Saudi Arabia needs its short address or all parts of the National Address. */
    national_address: nationalAddress,
    /** Phase 2 of e-invoicing has begun: a company's order needs the parts of an address in Saudi Arabia. */
    e_invoices: z.boolean(),
    /** A city's delivery fee is charged once per order, or per product. */
    shipping_per: z.enum(['product', 'order']),
    /** Value of the products after the coupon from which delivery is free; null: never. */
    free_shipping_from: z.nullable(money),
    /** Hour in Riyadh from which an order counts as the next day's; null: midnight. */
    cut_off_hour: z.nullable(count),
    /** Days, `to` included, on which nothing is prepared or delivered. Fridays and Saturdays are none either. */
    holidays: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), name: z.string() })),
    footer_about: z.string(),
    /** False: the shop has no mail server, and its mails reach nobody. */
    sends_mail: z.boolean(),
    /** Texts of pages; null: a neutral text, or none. */
    shop_about: nullableText,
    search_hint: nullableText,
    newsletter_title: nullableText,
    newsletter_text: nullableText,
    contact_intro: nullableText,
    return_terms: nullableText,
    size_advice: nullableText,
    sponsors_title: nullableText,
    /** Root categories. */
    categories: z.array(category),
    /** The first is 'Made in Saudi'; its children are the brands. */
    menuCategories: z.array(category),
    pages: z.array(z.object({ id: positiveId, slug: z.string(), title: z.string() })),
    /** Existing clients use this misspelt name. Same list as `intros`. */
    sloders: z.array(introSlide),
    intros: z.array(introSlide),
  }),
)
