import {
  INVOICE_MOMENTS,
  SETTING_RANGES,
  type settings as settingsTable,
  type settingsTranslations,
} from '@zayy/database/schema/settings'
import { FEE_UNITS } from '@zayy/domain/checkout/delivery-fee'
import { type BasisPoints, type Halalas, toDecimal, toPercent, toSar } from '@zayy/domain/money'
import {
  amount,
  email,
  flag,
  iban,
  lineOf,
  lineText,
  oneOf,
  optional,
  percentage,
  reference,
  requiredText,
  webAddress,
  wholeNumber,
} from './import/read/cells.ts'
import type { Cell, Keys } from './import/read/read-cell.ts'
import {
  crNumber,
  digits,
  phone,
  sbcNumber,
  sellerName,
  vatNumber,
  whatsapp,
} from './import/read/setting-cells.ts'

type SharedRow = typeof settingsTable.$inferSelect
type LocalizedRow = typeof settingsTranslations.$inferSelect

/** Objects that a setting can name before it is stored: images by path, cities by code. */
export type SettingNames = { image: Cell<string>; cities: { keys: Keys; file: string } }

/** Resolves the names to references in the database. */
export type SettingReferences = { imageHash(path: string): string; cityId(code: string): number }

/** Resolves references to names. `cityCode` is null for a city that the shop no longer delivers to. */
export type SettingTexts = { imageName(hash: string): string; cityCode(id: number): string | null }

/**
 * A type of settings.
 * @property read parses the text of settings.csv. Returns a function that makes the value of the resolved references
 * @property write returns the text that `read` parses to the stored value
 * @property present returns the value in the API
 */
type Kind<Stored, Presented = Stored> = {
  read(names: SettingNames): Cell<(references: SettingReferences) => Stored>
  write(stored: Stored, texts: SettingTexts): string
  present(stored: Stored): Presented
}

/** A setting stored in one column. `read` returns a row with that column only. */
type Setting<Row, Presented> = {
  column: string
  read(names: SettingNames): Cell<(references: SettingReferences) => Partial<Row>>
  write(row: Row, texts: SettingTexts): string
  present(row: Row): Presented
}

export type SharedSetting<Presented = unknown> = Setting<SharedRow, Presented> & { localized: false }
export type LocalizedSetting<Presented = unknown> = Setting<LocalizedRow, Presented> & { localized: true }

/** Changed columns of a row, once the references are known. */
export type SharedChange = (references: SettingReferences) => Partial<SharedRow>
export type LocalizedChange = (references: SettingReferences) => Partial<LocalizedRow>

function setting<Row, Column extends keyof Row & string, Presented>(
  column: Column,
  kind: Kind<Row[Column], Presented>,
): Setting<Row, Presented> {
  return {
    column,
    read(names) {
      const cell = kind.read(names)
      return (text, cellRef) => {
        const stored = cell(text, cellRef)
        return (references) => {
          const change: Partial<Row> = {}
          change[column] = stored(references)
          return change
        }
      }
    },
    write: (row, texts) => kind.write(row[column], texts),
    present: (row) => kind.present(row[column]),
  }
}

/** A setting that is the same in both languages. */
function shared<Column extends keyof SharedRow, Presented>(
  column: Column,
  kind: Kind<SharedRow[Column], Presented>,
): SharedSetting<Presented> {
  return { ...setting<SharedRow, Column, Presented>(column, kind), localized: false }
}

/** A setting that differs by language. */
function localized<Column extends keyof LocalizedRow, Presented>(
  column: Column,
  kind: Kind<LocalizedRow[Column], Presented>,
): LocalizedSetting<Presented> {
  return { ...setting<LocalizedRow, Column, Presented>(column, kind), localized: true }
}

/** A setting that the API does not show. */
function internal<S extends AnySetting>(own: S): S & { internal: true } {
  return { ...own, internal: true }
}

/**
 * Makes a type from a cell that parses the stored value. Each type needs its own `write`: `String` would write halalas, which
 * an import parses as SAR.
 */
function kind<Stored, Presented>(
  cell: Cell<Stored>,
  write: (stored: Stored) => string,
  present: (stored: Stored) => Presented,
): Kind<Stored, Presented> {
  return {
    read: () => (text, cellRef) => {
      const stored = cell(text, cellRef)
      return () => stored
    },
    write,
    present,
  }
}

/** Makes a type that stores null for an empty text. */
function orEmpty<Stored, Presented>({
  read,
  write,
  present,
}: Kind<Stored, Presented>): Kind<Stored | null, Presented | null> {
  return {
    read(names) {
      const cell = optional(read(names))
      return (text, cellRef) => cell(text, cellRef) ?? (() => null)
    },
    write: (stored, texts) => (stored === null ? '' : write(stored, texts)),
    present: (stored) => (stored === null ? null : present(stored)),
  }
}

const asIs = <T>(value: T) => value
const text = (cell: Cell<string>) => kind(cell, asIs, asIs)
/** Texts whose length is limited by their place on a page. */
const heading = text(lineOf(60))
const sentence = text(lineOf(250))
const number = ([min, max]: readonly [number, number]) => kind(wholeNumber(min, max), String, asIs<number>)
const yesNo = kind(flag, (value) => (value ? '1' : '0'), asIs<boolean>)
const money = kind(amount, (value: Halalas) => toDecimal(value), toSar)
const choice = <const T extends string>(words: readonly T[]) => kind(oneOf(...words), asIs<T>, asIs<T>)
const percent = kind(percentage, (rate: BasisPoints) => `${toPercent(rate)}`, toPercent)

const image: Kind<string> = {
  read: (names) => (path, cellRef) => {
    const read = names.image(path, cellRef)
    return (references) => references.imageHash(read)
  },
  write: (hash, texts) => texts.imageName(hash),
  present: asIs,
}

const city: Kind<number> = {
  read: ({ cities }) => {
    const cell = reference(cities)
    return (code, cellRef) => {
      const read = cell(code, cellRef)
      return (references) => references.cityId(read)
    }
  },
  write: (id, texts) => texts.cityCode(id) ?? '',
  present: asIs,
}

/**
 * All settings of the owner by their keys in settings.csv, in the order of docs/import.md. Import, export, `shop
 * settings` and the API follow this table.
 */
export const settingTable = {
  app_name: localized('appName', text(sellerName)),
  legal_name: localized('legalName', orEmpty(text(sellerName))),
  logo: localized('logo', orEmpty(image)),
  tax: shared('taxBasisPoints', percent),
  tax_included: shared('taxIncluded', yesNo),
  invoice_at: internal(shared('invoiceAt', choice(INVOICE_MOMENTS))),
  phone: shared('phone', orEmpty(text(phone))),
  whatsapp: shared('whatsapp', orEmpty(text(whatsapp))),
  email: shared('email', orEmpty(text(email))),
  order_email: internal(shared('orderEmail', orEmpty(text(email)))),
  address: localized('address', orEmpty(text(requiredText))),
  hours: localized('hours', orEmpty(text(requiredText))),
  delivery_promise: localized('deliveryPromise', orEmpty(text(requiredText))),
  footer_about: localized('footerAbout', text(requiredText)),
  shop_about: localized('shopAbout', orEmpty(sentence)),
  search_hint: localized('searchHint', orEmpty(heading)),
  newsletter_title: localized('newsletterTitle', orEmpty(heading)),
  newsletter_text: localized('newsletterText', orEmpty(sentence)),
  contact_intro: localized('contactIntro', orEmpty(sentence)),
  return_terms: localized('returnTerms', orEmpty(sentence)),
  size_advice: localized('sizeAdvice', orEmpty(sentence)),
  sponsors_title: localized('sponsorsTitle', orEmpty(heading)),
  facebook: shared('facebook', orEmpty(text(webAddress))),
  twitter: shared('twitter', orEmpty(text(webAddress))),
  vimeo: shared('vimeo', orEmpty(text(webAddress))),
  bank_name: internal(localized('bankName', orEmpty(text(lineText)))),
  bank_holder: internal(localized('bankHolder', orEmpty(text(lineText)))),
  bank_iban: internal(shared('bankIban', orEmpty(text(iban)))),
  vat_number: shared('vatNumber', orEmpty(text(vatNumber))),
  cr_number: shared('crNumber', orEmpty(text(crNumber))),
  seller_street: internal(shared('sellerStreet', orEmpty(text(lineOf(127))))),
  seller_building: internal(shared('sellerBuilding', orEmpty(text(digits(4))))),
  seller_district: internal(shared('sellerDistrict', orEmpty(text(lineOf(127))))),
  seller_city: internal(shared('sellerCity', orEmpty(text(lineOf(127))))),
  seller_postcode: internal(shared('sellerPostcode', orEmpty(text(digits(5))))),
  sbc_number: shared('sbcNumber', orEmpty(text(sbcNumber))),
  sbc_link: shared('sbcLink', orEmpty(text(webAddress))),
  vat_certificate: shared('vatCertificate', orEmpty(text(webAddress))),
  transfer_days: shared('transferDays', number(SETTING_RANGES.transferDays)),
  return_days: shared('returnDays', orEmpty(number(SETTING_RANGES.returnDays))),
  answer_days: shared('answerDays', orEmpty(number(SETTING_RANGES.answerDays))),
  match_days: shared('matchDays', orEmpty(number(SETTING_RANGES.matchDays))),
  national_address: internal(shared('nationalAddress', orEmpty(choice(['required', 'optional'])))),
  shipping_per: shared('shippingPer', choice(FEE_UNITS)),
  free_shipping_from: shared('freeShippingFrom', orEmpty(money)),
  cut_off_hour: shared('cutOffHour', orEmpty(number(SETTING_RANGES.cutOffHour))),
  default_city: shared('defaultCityId', orEmpty(city)),
}

type SettingTable = typeof settingTable
export type SettingKey = keyof SettingTable
export type SharedKey = { [K in SettingKey]: SettingTable[K] extends SharedSetting ? K : never }[SettingKey]
export type LocalizedKey = Exclude<SettingKey, SharedKey>

type Presented = {
  [K in SettingKey as SettingTable[K] extends { internal: true } ? never : K]: ReturnType<
    SettingTable[K]['present']
  >
}

/** Settings in which a mistake costs money at once: orders get a wrong price or are paid to another account. */
export const costlyKeys = [
  'tax',
  'tax_included',
  'bank_iban',
  'shipping_per',
  'free_shipping_from',
] as const satisfies SharedKey[]

type AnySetting = SharedSetting | LocalizedSetting

export const settingKeys: readonly SettingKey[] = Object.keys(settingTable).filter(isSettingKey)

export const settingEntries = settingKeys.map((key): [SettingKey, AnySetting] => [key, settingTable[key]])

function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingTable, key)
}

export function isSharedKey(key: string): key is SharedKey {
  return isSettingKey(key) && !settingTable[key].localized
}

export function isLocalizedKey(key: string): key is LocalizedKey {
  return isSettingKey(key) && settingTable[key].localized
}

/** Returns the settings in the format of the API. */
export function presentSettingTable(row: SharedRow, translation: LocalizedRow): Presented {
  const presented = settingEntries
    .filter(([, own]) => !('internal' in own))
    .map(([key, own]) => [key, own.localized ? own.present(translation) : own.present(row)])
  return Object.fromEntries(presented)
}
