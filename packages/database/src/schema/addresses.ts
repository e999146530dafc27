import { id } from '@zayy/platform/postgres/columns'
import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import {
  copiedTranslations,
  halalas,
  hidden,
  inBothLanguages,
  locale,
  partOf,
  position,
  referenceTo,
} from './columns.ts'

/** Countries that the shop delivers to, with the business days from payment to delivery. */
export const countries = pgTable(
  'countries',
  {
    id: id(),
    code: text('code').notNull().unique(),
    deliveryDaysFrom: integer('delivery_days_from').notNull().default(2),
    deliveryDaysTo: integer('delivery_days_to').notNull().default(4),
    position: position(),
    hidden: hidden(),
  },
  (country) => [
    check(
      'countries_delivery_days',
      sql`${country.deliveryDaysFrom} between 1 and ${country.deliveryDaysTo} and ${country.deliveryDaysTo} <= 60`,
    ),
  ],
)

export const countryTranslations = pgTable(
  'country_translations',
  {
    countryId: partOf('country_id', () => countries.id),
    locale: locale('locale').notNull(),
    name: text('name').notNull(),
  },
  (row) => [primaryKey({ columns: [row.countryId, row.locale] })],
)

/** Cities, with the delivery fee in halalas. */
export const cities = pgTable(
  'cities',
  {
    id: id(),
    code: text('code').notNull().unique(),
    countryId: referenceTo('country_id', () => countries.id),
    shipping: halalas('shipping').notNull(),
    position: position(),
    hidden: hidden(),
  },
  (city) => [
    /** Addresses refer to both columns, so that the city belongs to the country. */
    unique('cities_of_country').on(city.countryId, city.id),
    check('cities_shipping', sql`${city.shipping} >= 0`),
  ],
)

export const cityTranslations = pgTable(
  'city_translations',
  {
    cityId: partOf('city_id', () => cities.id),
    locale: locale('locale').notNull(),
    name: text('name').notNull(),
  },
  (row) => [primaryKey({ columns: [row.cityId, row.locale] })],
)

/** Districts of a city. */
export const areas = pgTable(
  'areas',
  {
    id: id(),
    code: text('code').notNull().unique(),
    cityId: referenceTo('city_id', () => cities.id),
    position: position(),
    hidden: hidden(),
  },
  (area) => [
    /** Addresses refer to both columns, so that the area belongs to the city. */
    unique('areas_of_city').on(area.cityId, area.id),
  ],
)

export const areaTranslations = pgTable(
  'area_translations',
  {
    areaId: partOf('area_id', () => areas.id),
    locale: locale('locale').notNull(),
    name: text('name').notNull(),
  },
  (row) => [primaryKey({ columns: [row.areaId, row.locale] })],
)

/** A longer holiday would be a mistake. */
export const MAX_HOLIDAY_DAYS = 60

/** Days on which nothing is prepared or delivered, beside the weekends. */
export const holidays = pgTable(
  'holidays',
  {
    id: id(),
    from: date('from', { mode: 'string' }).notNull().unique(),
    /** Included. */
    to: date('to', { mode: 'string' }).notNull(),
    name: copiedTranslations('name'),
  },
  (holiday) => [
    check(
      'holidays_days',
      sql`${holiday.to} - ${holiday.from} between 0 and ${sql.raw(String(MAX_HOLIDAY_DAYS - 1))}`,
    ),
    check('holidays_name', inBothLanguages(holiday.name)),
  ],
)

/** Companies that deliver the shop's parcels. Orders copy what they need of them. */
export const carriers = pgTable(
  'carriers',
  {
    id: id(),
    code: text('code').notNull().unique(),
    name: copiedTranslations('name'),
    /** Page that follows a parcel, with `{number}` where it takes the number. */
    tracking: text('tracking'),
    position: position(),
  },
  (carrier) => [check('carriers_name', inBothLanguages(carrier.name))],
)
