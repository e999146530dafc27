import { id, moment } from '@zayy/platform/postgres/columns'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { areas, cities } from './addresses.ts'
import { locale, partOf } from './columns.ts'

/** Customer accounts, identified by e-mail address: there is no user name (decision 001). */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** As typed; mails are sent to it. */
    email: text('email').notNull(),
    /** Equal for all spellings of one address (`emailIdentity`). */
    emailIdentity: text('email_identity').notNull().unique(),
    phone: text('phone').notNull(),
    jobTitle: text('job_title'),
    companyName: text('company_name'),
    companyVat: text('company_vat'),
    /** argon2id in PHC format, which contains its parameters, so that they can be raised. */
    passwordHash: text('password_hash').notNull(),
    /** The language of the page of the last sign-up or login. The customer's mails use it. */
    locale: locale('locale').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /**
     * When the customer proved that they read mail to this address; null: not yet. Changing the address resets it.
     */
    emailProvenAt: moment('email_proven_at'),
  },
  (customer) => [
    check('customers_company', sql`(${customer.companyName} is null) = (${customer.companyVat} is null)`),
  ],
)

/** Active logins. Only the hash of a token is stored, so this table lets nobody log in. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, in hex. */
    tokenHash: text('token_hash').primaryKey(),
    /** Names the session to its customer, who never sees the tokens of other devices. */
    id: integer('id').notNull().unique().generatedAlwaysAsIdentity(),
    customerId: partOf('customer_id', () => customers.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Browser and system, if recognised, from the User-Agent header. The header itself is not stored. */
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
 * Attempts to reset a password, also for addresses without an account. The request writes the row; the code or link
 * is made when its mail is sent. Rows are kept for two days; those of the last day count towards the limit of an
 * account.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: id(),
    /** SHA-256 of the key that the browser holds, in hex. */
    attemptHash: text('attempt_hash').notNull().unique(),
    /** The typed address as `emailIdentity`; null once it is known to have no account. */
    emailIdentity: text('email_identity'),
    /** Null until the mail is made, and for an address without an account. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** The client that sent the request, as rate limits name it. */
    client: text('client').notNull(),
    /** The language of the page and of the mail. */
    locale: locale('locale').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** The code can be tried for 10 minutes. */
    expiresAt: moment('expires_at').notNull().default(sql`now() + interval '10 minutes'`),
    /** Codes tried, right or wrong, counted before the comparison. */
    tries: integer('tries').notNull().default(0),
    /** argon2id of the code's MAC; null if no code was mailed or the code is no longer valid. */
    codeHash: text('code_hash'),
    /** Version of the key that made the MAC. */
    codeKeyVersion: integer('code_key_version'),
    codeMailedAt: moment('code_mailed_at'),
    linkMailedAt: moment('link_mailed_at'),
    /**
     * SHA-256 of the token that permits setting the password, in hex; null before it is issued and after it is used.
     */
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

/** One row: recent wrong reset codes of the whole shop, and the lockout that too many of them start. */
export const resetCodeLockout = pgTable(
  'reset_code_lockout',
  {
    id: integer('id').primaryKey().default(1),
    failures: integer('failures').notNull().default(0),
    /** When failures were last forgotten, which happens once an hour. */
    decayedAt: moment('decayed_at').notNull().defaultNow(),
    /** End of the last lockout, and its length; null: there was none. */
    endsAt: moment('ends_at'),
    hours: integer('hours').notNull().default(0),
  },
  (row) => [check('reset_code_lockout_one_row', sql`${row.id} = 1`)],
)

/** Pending links that move guest orders into an account. A used link is deleted. */
export const orderClaims = pgTable(
  'order_claims',
  {
    id: id(),
    customerId: partOf('customer_id', () => customers.id),
    /** Recipient of the link as `emailIdentity`. The link works only while the customer has this address. */
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

/** Delivery addresses saved by customers. */
export const customerAddresses = pgTable(
  'customer_addresses',
  {
    id: id(),
    customerId: partOf('customer_id', () => customers.id),
    /** The customer's own label. */
    name: text('name').notNull(),
    countryId: integer('country_id').notNull(),
    cityId: integer('city_id').notNull(),
    /** Null if the city has no areas. */
    areaId: integer('area_id'),
    address: text('address').notNull(),
    building: text('building').notNull(),
    floor: text('floor').notNull(),
    apartment: text('apartment').notNull(),
    note: text('note'),
    /** Typed where the city has no areas. */
    district: text('district'),
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
