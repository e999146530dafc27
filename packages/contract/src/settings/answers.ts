import * as z from 'zod/mini'
import { bankAccount } from '../answers/bank-account.ts'
import { category } from '../answers/category.ts'
import { count, idAndName, money, positiveId, shaped } from '../answers/envelope.ts'
import type { IntroSlide, Settings } from '../shapes.ts'

const nullableText = z.nullable(z.string())

const introSlide = shaped<IntroSlide>('IntroSlide')(
  z.object({
    id: positiveId,
    image: z.string(),
    image_tall: nullableText,
    text: z.enum(['light', 'dark']),
    title: z.string(),
    description: z.string(),
    link: nullableText,
  }),
)

export const settings = shaped<Settings>('Settings')(
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
    tax: z.number().check(z.nonnegative()),
    tax_included: z.boolean(),
    bank_account: bankAccount,
    legal_name: nullableText,
    vat_number: nullableText,
    vat_certificate: nullableText,
    cr_number: nullableText,
    hours: nullableText,
    delivery_promise: nullableText,
    transfer_days: count,
    default_city: z.nullable(z.extend(idAndName, { shipping: money, country_id: positiveId })),
    footer_about: z.string(),
    categories: z.array(category),
    menuCategories: z.array(category),
    pages: z.array(z.object({ id: positiveId, title: z.string() })),
    sloders: z.array(introSlide),
    intros: z.array(introSlide),
  }),
)
