import { id, moment } from '@zayy/platform/postgres/columns'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { areas, cities } from './addresses.ts'
import { locale } from './columns.ts'

/** Who has an account. The e-mail address is who they are: there is no user name (decision 001). */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
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
    /** What its customer calls it by, who never sees a token of another device. */
    id: integer('id').notNull().unique().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Of the device that logged in, as it named itself and we know them; what else it said is not kept. */
    browser: text('browser'),
    system: text('system'),
    /** One day after the login, by the database's clock. */
    expiresAt: moment('expires_at').notNull().default(sql`now() + interval '1 day'`),
  },
  (session) => [
    index('sessions_customer').on(session.customerId, session.createdAt),
    index('sessions_expires').on(session.expiresAt),
  ],
)

/**
 * Attempts to reset a password, for addresses with and without an account alike. A row is what a request left; the code or
 * link is made when its mail is sent. Rows of the last two days: those of the last day count towards what an account gets.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: id(),
    /** SHA-256 of the key that the browser holds, in hex. */
    attemptHash: text('attempt_hash').notNull().unique(),
    /** The address that was typed, as `emailIdentity` has it; null once it is known to have no account. */
    emailIdentity: text('email_identity'),
    /** Whose account it is; null until the mail is made, and where there is none. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** Whose request it was, as limits count clients. */
    client: text('client').notNull(),
    /** Of the page that asked: the mail is written in it. */
    locale: locale('locale').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Until when its code may be tried: 10 minutes. */
    expiresAt: moment('expires_at').notNull().default(sql`now() + interval '10 minutes'`),
    /** Codes that were tried, right or wrong, counted before they are compared. */
    tries: integer('tries').notNull().default(0),
    /** argon2id over the code's MAC; null where no code is good any more, or none was mailed. */
    codeHash: text('code_hash'),
    /** The version of the key that the MAC was made with. */
    codeKeyVersion: integer('code_key_version'),
    codeMailedAt: moment('code_mailed_at'),
    linkMailedAt: moment('link_mailed_at'),
    /** SHA-256 of the token that lets the password be set, in hex; null before it is given and once it is used. */
    tokenHash: text('token_hash').unique(),
    tokenExpiresAt: moment('token_expires_at'),
  },
  (row) => [
    index('password_resets_customer').on(row.customerId, row.createdAt),
    index('password_resets_created').on(row.createdAt),
    check('password_resets_tries', sql`${row.tries} between 0 and 5`),
    check('password_resets_code', sql`(${row.codeHash} is null) = (${row.codeKeyVersion} is null)`),
    check('password_resets_token', sql`(${row.tokenHash} is null) = (${row.tokenExpiresAt} is null)`),
  ],
)

/** One row: wrong reset codes of late on the whole site, and whether codes are held back because of them. */
export const resetCodeLockout = pgTable(
  'reset_code_lockout',
  {
    id: integer('id').primaryKey().default(1),
    failures: integer('failures').notNull().default(0),
    /** When failures were last forgotten, which is one an hour. */
    decayedAt: moment('decayed_at').notNull().defaultNow(),
    /** The end of the last lockout, and its length; null: there was none. */
    endsAt: moment('ends_at'),
    hours: integer('hours').notNull().default(0),
  },
  (row) => [check('reset_code_lockout_one_row', sql`${row.id} = 1`)],
)

/** Links under way that take over what was ordered as a guest; one that was used is gone. */
export const orderClaims = pgTable(
  'order_claims',
  {
    id: id(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The address that it is mailed to, as `emailIdentity` has it: the customer must still have it. */
    emailIdentity: text('email_identity').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** SHA-256 of the link's token, in hex; null until the mail is made. */
    tokenHash: text('token_hash').unique(),
    expiresAt: moment('expires_at'),
  },
  (claim) => [
    index('order_claims_customer').on(claim.customerId),
    index('order_claims_created').on(claim.createdAt),
    check('order_claims_token', sql`(${claim.tokenHash} is null) = (${claim.expiresAt} is null)`),
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
    /** Null where the city has no areas. */
    areaId: integer('area_id'),
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
