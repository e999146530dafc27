/** Interprets the answers of ZATCA's platform, which differ in form and contradict each other. */

import type { ZatcaMessage } from '@zayy/database/schema/zatca'

export type Endpoint = 'reporting' | 'clearance'

/** @property status of HTTP; 0: no answer. @property body at most some megabytes of text, or why there is no answer */
export type ZatcaAnswer = { status: number; body: string }

/**
 * - `accepted`: reported or cleared now or earlier; `clearedXml` in base64, of a cleared document
 * - `rejected`: recorded as wrong. A corrected document is needed
 * - `elsewhere`: goes to the other endpoint
 * - `unauthorised`: no document of this unit is taken
 * - `unknown`: nobody can tell. The same bytes are sent again
 */
export type AnswerOutcome =
  | { kind: 'accepted'; messages: ZatcaMessage[]; clearedXml: string | null }
  | { kind: 'rejected'; messages: ZatcaMessage[] }
  | { kind: 'elsewhere' }
  | { kind: 'unauthorised' }
  | { kind: 'unknown'; reason: string }

/** Messages kept of an answer, and characters of each. */
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
      const accepted = endpoint === 'reporting' ? reportedIn(answer) : clearedIn(answer)
      return accepted === null ? unknown : { kind: 'accepted', messages: warnings, clearedXml: accepted.xml }
    }
    case 303:
      return { kind: 'elsewhere' }
    case 400:
      return errors.length > 0 ? { kind: 'rejected', messages: [...errors, ...warnings] } : unknown
    case 401:
      return { kind: 'unauthorised' }
    case 409:
      // Of a document that was reported earlier the body says NOT_REPORTED or REPORTED_SUCCESSFULLY_EARLIER.
      return endpoint === 'reporting' ? { kind: 'accepted', messages: [], clearedXml: null } : unknown
    default:
      return unknown
  }
}

/** Messages of an answer about onboarding, of any form. */
export function answerMessages({ status, body }: ZatcaAnswer): ZatcaMessage[] {
  const answer = parsedBody(body)
  const found = [...messagesIn(answer, 'errorMessages'), ...messagesIn(answer, 'warningMessages')]
  const listed = fieldOf(answer, 'errors')
  if (Array.isArray(listed)) found.push(...listed.flatMap(messageOf))
  if (found.length === 0) found.push(...messageOf(answer))
  return found.length > 0 ? found.slice(0, MAX_MESSAGES) : [{ code: String(status), text: cut(body) }]
}

/** True if a document passed a compliance check. */
export function passesCheck({ status, body }: ZatcaAnswer): boolean {
  const answer = parsedBody(body)
  if ((status !== 200 && status !== 202) || messagesIn(answer, 'errorMessages').length > 0) return false
  return fieldOf(answer, 'reportingStatus') === 'REPORTED' || fieldOf(answer, 'clearanceStatus') === 'CLEARED'
}

function reportedIn(answer: unknown): { xml: null } | null {
  return fieldOf(answer, 'reportingStatus') === 'REPORTED' ? { xml: null } : null
}

function clearedIn(answer: unknown): { xml: string } | null {
  const xml = fieldOf(answer, 'clearedInvoice')
  const isCleared = fieldOf(answer, 'clearanceStatus') === 'CLEARED'
  return isCleared && typeof xml === 'string' && xml !== '' ? { xml } : null
}

function messagesIn(answer: unknown, list: 'errorMessages' | 'warningMessages'): ZatcaMessage[] {
  const results = fieldOf(answer, 'validationResults')
  const found =
    fieldOf(results, list) ?? (list === 'errorMessages' ? fieldOf(results, 'erroMessages') : undefined)
  return Array.isArray(found) ? found.flatMap(messageOf).slice(0, MAX_MESSAGES) : []
}

/** Empty for a message whose parts are all null, as a fault of the platform gives. */
function messageOf(given: unknown): ZatcaMessage[] {
  if (typeof given === 'string' && given !== '') return [{ code: '', text: cut(given) }]
  const [code, text] = [fieldOf(given, 'code'), fieldOf(given, 'message')]
  const isSaid = (typeof code === 'string' && code !== '') || (typeof text === 'string' && text !== '')
  if (!isSaid) return []
  return [
    { code: typeof code === 'string' ? cut(code) : '', text: typeof text === 'string' ? cut(text) : '' },
  ]
}

export function parsedBody(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

export function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined
}

function reasonOf(status: number, body: string): string {
  return status === 0 ? cut(body) : `HTTP ${status}: ${cut(body).slice(0, 300)}`
}

function cut(text: string): string {
  return text.slice(0, MAX_TEXT).replace(/\p{Cc}/gu, ' ')
}
