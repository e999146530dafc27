/** Interprets the answers of ZATCA's platform, which differ in form and contradict each other. */

import type { ZatcaMessage } from '@zayy/database/schema/zatca'
import { fieldOf } from '@zayy/domain/unknown-json'

export type Endpoint = 'reporting' | 'clearance'

/**
 * @property status of HTTP; 0: no answer
 * @property body text of some megabytes at most, or the reason without an answer
 * @property date time of the answer by ZATCA's clock
 */
export type ZatcaAnswer = { status: number; body: string; date?: Date | null }

/**
 * - `accepted`: reported or cleared, now or earlier; `cleared`: ZATCA's document with its QR code, which is the one to print;
 *   null if it was only reported
 * - `rejected`: recorded as wrong. A corrected document is needed
 * - `elsewhere`: has to go to the other endpoint
 * - `unauthorised`: ZATCA accepts no document of this unit
 * - `unknown`: the result is unclear. The same bytes are sent again
 */
export type AnswerOutcome =
  | { kind: 'accepted'; messages: ZatcaMessage[]; cleared: ClearedDocument | null }
  | { kind: 'rejected'; messages: ZatcaMessage[] }
  | { kind: 'elsewhere' }
  | { kind: 'unauthorised' }
  | { kind: 'unknown'; reason: string }

type ClearedDocument = { clearedXml: Uint8Array; clearedQr: string }

/** Messages stored per answer, and characters of each. */
const MAX_MESSAGES = 50
const MAX_TEXT = 1_000

export function answerOutcome(endpoint: Endpoint, { status, body }: ZatcaAnswer): AnswerOutcome {
  const answer = parsedBody(body)
  const errors = messagesIn(answer, 'errorMessages')
  const warnings = messagesIn(answer, 'warningMessages')
  const unknown: AnswerOutcome = { kind: 'unknown', reason: reasonOf(status, body) }
  switch (status) {
    case 200:
    case 202:
    case 208: {
      if (errors.length > 0) return status === 208 ? unknown : { kind: 'rejected', messages: errors }
      if (endpoint === 'reporting')
        return isReported(answer) ? { kind: 'accepted', messages: warnings, cleared: null } : unknown
      const cleared = clearedIn(answer)
      return cleared === null ? unknown : { kind: 'accepted', messages: warnings, cleared }
    }
    case 303:
      return { kind: 'elsewhere' }
    case 400:
      return errors.length > 0 ? { kind: 'rejected', messages: [...errors, ...warnings] } : unknown
    case 401:
      return { kind: 'unauthorised' }
    case 409:
      // If the document was reported earlier, the body says NOT_REPORTED or REPORTED_SUCCESSFULLY_EARLIER.
      return endpoint === 'reporting' ? { kind: 'accepted', messages: [], cleared: null } : unknown
    default:
      return unknown
  }
}

/** Returns the messages of an answer to an onboarding call, in any of its forms. */
export function answerMessages({ status, body }: ZatcaAnswer): ZatcaMessage[] {
  const answer = parsedBody(body)
  const found = [...messagesIn(answer, 'errorMessages'), ...messagesIn(answer, 'warningMessages')]
  const listed = fieldOf(answer, 'errors')
  if (Array.isArray(listed)) found.push(...listed.flatMap(messageOf))
  if (found.length === 0) found.push(...messageOf(answer))
  return found.length > 0
    ? found.slice(0, MAX_MESSAGES)
    : [{ code: String(status), text: cut(body.replace(SECRETS, '$1…$2')) }]
}

/** Values that must not be shown. */
const SECRETS = /("(?:secret|binarySecurityToken)"\s*:\s*")[^"]*("?)/gi

/** True if a document passed a compliance check. */
export function passesCheck({ status, body }: ZatcaAnswer): boolean {
  const answer = parsedBody(body)
  if ((status !== 200 && status !== 202) || messagesIn(answer, 'errorMessages').length > 0) return false
  return fieldOf(answer, 'reportingStatus') === 'REPORTED' || fieldOf(answer, 'clearanceStatus') === 'CLEARED'
}

function isReported(answer: unknown): boolean {
  return fieldOf(answer, 'reportingStatus') === 'REPORTED'
}

/** Returns null for a document without a QR code, which cannot be printed. */
function clearedIn(answer: unknown): ClearedDocument | null {
  const base64 = fieldOf(answer, 'clearedInvoice')
  if (fieldOf(answer, 'clearanceStatus') !== 'CLEARED' || typeof base64 !== 'string') return null
  const clearedXml = Buffer.from(base64, 'base64')
  const [, clearedQr] = QR.exec(clearedXml.toString('utf8')) ?? []
  return clearedQr === undefined ? null : { clearedXml, clearedQr }
}

/** ZATCA may choose other prefixes, attributes and white space than the shop. */
const QR =
  /<(?:[\w-]+:)?ID(?:\s[^<>]{0,200})?>\s{0,200}QR\s{0,200}<\/[^<>]{1,50}>\s{0,200}<(?:[\w-]+:)?Attachment>\s{0,200}<(?:[\w-]+:)?EmbeddedDocumentBinaryObject(?:\s[^<>]{0,200})?>\s{0,200}([A-Za-z0-9+/=]{1,2000})\s{0,200}</

function messagesIn(answer: unknown, list: 'errorMessages' | 'warningMessages'): ZatcaMessage[] {
  const results = fieldOf(answer, 'validationResults')
  const found =
    fieldOf(results, list) ?? (list === 'errorMessages' ? fieldOf(results, 'erroMessages') : undefined)
  return Array.isArray(found) ? found.flatMap(messageOf).slice(0, MAX_MESSAGES) : []
}

/** Returns nothing for a message whose parts are all null, which faults of the platform cause. */
function messageOf(given: unknown): ZatcaMessage[] {
  if (typeof given === 'string' && given !== '') return [{ code: '', text: cut(given) }]
  const [code, text] = [fieldOf(given, 'code'), fieldOf(given, 'message')]
  const isSaid = (typeof code === 'string' && code !== '') || (typeof text === 'string' && text !== '')
  if (!isSaid) return []
  return [
    { code: typeof code === 'string' ? cut(code) : '', text: typeof text === 'string' ? cut(text) : '' },
  ]
}

/** Null for anything but JSON. */
export function parsedBody(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function reasonOf(status: number, body: string): string {
  return status === 0 ? cut(body) : `HTTP ${status}: ${cut(body, 300)}`
}

/** Also removes halves of surrogate pairs, which PostgreSQL rejects. */
function cut(text: string, most = MAX_TEXT): string {
  return text
    .slice(0, most)
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
}
