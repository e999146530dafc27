import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { areas, cities } from './addresses.ts'
import { id, locale } from './columns.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Who has an account. The e-mail address is who they are: there is no user name (decisions). */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    fname: text('fname').notNull(),
    lname: text('lname').notNull(),
    /** As it was typed, to write to. */
    email: text('email').notNull(),
    /** The form in which two spellings of an address are one person (`emailIdentity`). */
    emailIdentity: text('email_identity').notNull().unique(),
    phone: text('phone').notNull(),
    jobTitle: text('job_title'),
    companyName: text('company_name'),
    companyVat: text('company_vat'),
    /** argon2id as a PHC string, so that its parameters can rise. */
    passwordHash: text('password_hash').notNull(),
    /** The language of the last page that they signed up or logged in on: their mails are written in it. */
    locale: locale('locale').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Since when they are known to read the mail of their address; null: not yet. A new address is not proven. */
    emailProvenAt: moment('email_proven_at'),
  },
  (customer) => [
    check('customers_company', sql`(${customer.companyName} is null) = (${customer.companyVat} is null)`),
  ],
)

/** Logins that live. Of a token only its hash is here: whoever reads this table logs in as nobody. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, in hex. */
    tokenHash: text('token_hash').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** One day after the login, by the database's clock. */
    expiresAt: moment('expires_at').notNull().default(sql`now() + interval '1 day'`),
  },
  (session) => [
    index('sessions_customer').on(session.customerId, session.createdAt),
    index('sessions_expires').on(session.expiresAt),
  ],
)

/** Where customers have their orders sent. */
export const customerAddresses = pgTable(
  'customer_addresses',
  {
    id: id(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** What the customer calls it. */
    name: text('name').notNull(),
    countryId: integer('country_id').notNull(),
    cityId: integer('city_id').notNull(),
    areaId: integer('area_id').notNull(),
    address: text('address').notNull(),
    building: text('building').notNull(),
    floor: text('floor').notNull(),
    apartment: text('apartment').notNull(),
    note: text('note'),
    shortAddress: text('short_address'),
    postcode: text('postcode'),
  },
  (row) => [
    index('customer_addresses_customer').on(row.customerId, row.id),
    foreignKey({
      name: 'customer_addresses_city_of_country',
      columns: [row.countryId, row.cityId],
      foreignColumns: [cities.countryId, cities.id],
    }),
    foreignKey({
      name: 'customer_addresses_area_of_city',
      columns: [row.cityId, row.areaId],
      foreignColumns: [areas.cityId, areas.id],
    }),
  ],
)
