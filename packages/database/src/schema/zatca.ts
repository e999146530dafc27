import { bytea, id, moment, writtenAt } from '@zayy/platform/postgres/columns'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { referenceTo } from './columns.ts'
import { creditNotes } from './order-changes.ts'
import { orders } from './orders.ts'

export const zatcaEnvironment = pgEnum('zatca_environment', ['fake', 'simulation', 'production'])

/** `stopped`: makes documents and sends none. `retired`: makes none either; another unit has to be onboarded. */
export const zatcaUnitState = pgEnum('zatca_unit_state', ['active', 'stopped', 'retired'])

/**
 * Units that ZATCA has certified to stamp documents. A shop has one at a time, and none in phase 1. The documents of a unit form
 * a chain, which triggers enforce.
 */
export const zatcaUnits = pgTable(
  'zatca_units',
  {
    id: id(),
    environment: zatcaEnvironment('environment').notNull(),
    state: zatcaUnitState('state').notNull(),
    /** Why it is not active, as a code. */
    because: text('because'),
    createdAt: writtenAt('created_at'),
    commonName: text('common_name').notNull(),
    /** Base64 of the certificate's DER, one line. */
    certificate: text('certificate').notNull(),
    certifiedUntil: moment('certified_until').notNull(),
    /** Private key and password of the API, encrypted by the keys outside of the database (decision 061). */
    sealedKey: text('sealed_key').notNull(),
    sealedSecret: text('sealed_secret').notNull(),
    /** Counter and hash of the document that was made last. Only the trigger of `zatca_documents` changes them. */
    lastCounter: integer('last_counter').notNull().default(0),
    lastHash: text('last_hash').notNull(),
  },
  (unit) => [
    uniqueIndex('zatca_units_one').on(sql`(true)`).where(sql`${unit.state} <> 'retired'`),
    check('zatca_units_counter', sql`${unit.lastCounter} >= 0`),
  ],
)

/** `made`: not answered yet. `accepted`: reported or cleared. `rejected`: stays in the chain, and needs a corrected document. */
export const zatcaDocumentState = pgEnum('zatca_document_state', ['made', 'accepted', 'rejected'])

/** A message of ZATCA about a document. */
export type ZatcaMessage = { code: string; text: string }

/** XML documents of invoices and credit notes. Triggers keep their chain, and everything but ZATCA's answer. */
export const zatcaDocuments = pgTable(
  'zatca_documents',
  {
    id: id(),
    unitId: referenceTo('unit_id', () => zatcaUnits.id),
    /** 1, 2, 3 … within its unit, for documents of every kind and state. */
    counter: integer('counter').notNull(),
    uuid: uuid('uuid').notNull().unique(),
    orderId: referenceTo('order_id', () => orders.id),
    /** Null: the invoice of the order. */
    creditNote: integer('credit_note').references(() => creditNotes.number),
    /** True: a company's document, which ZATCA clears before the buyer gets it. False: simplified. */
    isStandard: boolean('is_standard').notNull(),
    /** As printed. */
    number: text('number').notNull(),
    issuedAt: moment('issued_at').notNull(),
    madeAt: writtenAt('made_at'),
    /** Base64 of SHA-256: of the unit's document before, and of this one. */
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
    qr: text('qr').notNull(),
    /** The document as it is sent. Retries send the same bytes. */
    xml: bytea('xml').notNull(),
    state: zatcaDocumentState('state').notNull().default('made'),
    /** A cleared document as ZATCA returned it, with ZATCA's stamp. */
    clearedXml: bytea('cleared_xml'),
    clearedQr: text('cleared_qr'),
    messages: jsonb('messages').$type<ZatcaMessage[]>().notNull().default([]),
    attempts: integer('attempts').notNull().default(0),
    answeredAt: moment('answered_at'),
    /**
     * The last request: its duration in milliseconds, and how many seconds the database's clock is ahead of ZATCA's, at most a
     * day.
     */
    requestMs: integer('request_ms'),
    clockAhead: integer('clock_ahead_s'),
  },
  (document) => [
    unique('zatca_documents_counter').on(document.unitId, document.counter),
    unique('zatca_documents_previous').on(document.unitId, document.previousHash),
    unique('zatca_documents_hash').on(document.unitId, document.hash),
    uniqueIndex('zatca_documents_live')
      .on(document.orderId, sql`coalesce(${document.creditNote}, 0)`)
      .where(sql`${document.state} <> 'rejected'`),
    index('zatca_documents_order').on(document.orderId),
    index('zatca_documents_waiting').on(document.id).where(sql`${document.state} = 'made'`),
    check(
      'zatca_documents_hashes',
      sql`length(${document.hash}) = 44 and length(${document.previousHash}) in (44, 88)`,
    ),
    check('zatca_documents_xml', sql`octet_length(${document.xml}) between 1 and 4194304`),
    check('zatca_documents_cleared', sql`(${document.clearedXml} is null) = (${document.clearedQr} is null)`),
  ],
)

/** Issued invoices and credit notes whose document is still to be made. */
export const zatcaOwed = pgTable(
  'zatca_owed',
  {
    id: id(),
    orderId: referenceTo('order_id', () => orders.id),
    creditNote: integer('credit_note').references(() => creditNotes.number),
    since: writtenAt('since'),
  },
  (owed) => [uniqueIndex('zatca_owed_once').on(owed.orderId, sql`coalesce(${owed.creditNote}, 0)`)],
)
