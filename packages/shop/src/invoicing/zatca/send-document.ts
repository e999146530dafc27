import { inTransaction } from '@zayy/database/in-transaction'
import { type ZatcaMessage, zatcaDocuments, zatcaUnits } from '@zayy/database/schema/zatca'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { addJob } from '../../add-job.ts'
import { type AnswerOutcome, answerOutcome, type Endpoint, type ZatcaAnswer } from './answer-outcome.ts'
import { selectUnit, type UnitRow, unitCredentials } from './unit-queries.ts'
import type { ZatcaPlatform } from './zatca-platform.ts'

/**
 * The outcome of a document, for the log.
 * @property status of HTTP; 0: no answer
 */
export type SendEvent =
  | {
      event: 'zatca_answered'
      number: string
      outcome: AnswerOutcome['kind']
      status: number
      milliseconds: number
    }
  | { event: 'zatca_rejected'; number: string; codes: string[] }
  | { event: 'zatca_warned'; number: string; codes: string[] }
  | { event: 'zatca_unit_stopped'; unit: number }

export type SendTools = { platform: ZatcaPlatform; keys: Keys; onEvent: (event: SendEvent) => void }

/** `waiting`: the unit is stopped, so nothing is sent. `again`: the result is unclear, so a later job sends it again. */
export type DocumentSent = 'accepted' | 'rejected' | 'waiting' | 'done before' | 'again'

/** Delays in seconds before retries; the last one repeats. A simplified document has to be reported within a day. */
const RETRY_S = [5, 30, 60, 120, 300, 600] as const

type DocumentRow = typeof zatcaDocuments.$inferSelect

/**
 * Sends a document to ZATCA. The order of documents does not matter, and a retry sends the same bytes. A simplified document is
 * reported; a standard one is cleared, or reported while clearance is switched off. If ZATCA knows it already, that counts as
 * success.
 */
export async function sendDocument(
  database: Database,
  { platform, keys, onEvent }: SendTools,
  documentId: number,
  signal?: AbortSignal,
): Promise<DocumentSent> {
  const [row] = await database
    .select({ document: zatcaDocuments, unit: zatcaUnits })
    .from(zatcaDocuments)
    .innerJoin(zatcaUnits, eq(zatcaUnits.id, zatcaDocuments.unitId))
    .where(eq(zatcaDocuments.id, documentId))
  if (row?.document.state !== 'made') return 'done before'
  const { document } = row
  // Documents of a retired unit are sent while another unit is active, with their own certificate as long as ZATCA accepts it.
  const active = row.unit.state === 'retired' ? await selectUnit(database) : row.unit
  if (active?.state !== 'active' || active.environment !== platform.environment) return 'waiting'
  if (row.unit.environment !== platform.environment) return 'waiting'
  const own = await outcomeOf(platform, { document, unit: row.unit, keys }, signal)
  const isRefused = own.outcome.kind === 'unauthorised' && row.unit.id !== active.id
  const { outcome, ...request } = isRefused
    ? await outcomeOf(platform, { document, unit: active, keys }, signal)
    : own
  const number = document.number
  const { status, milliseconds } = request
  onEvent({ event: 'zatca_answered', number, outcome: outcome.kind, status, milliseconds })
  switch (outcome.kind) {
    case 'accepted': {
      await answered(database, document, request, {
        state: 'accepted',
        messages: outcome.messages,
        ...outcome.cleared,
      })
      if (outcome.messages.length > 0)
        onEvent({ event: 'zatca_warned', number, codes: codesOf(outcome.messages) })
      return 'accepted'
    }
    case 'rejected':
      await answered(database, document, request, { state: 'rejected', messages: outcome.messages })
      onEvent({ event: 'zatca_rejected', number, codes: codesOf(outcome.messages) })
      return 'rejected'
    case 'unauthorised':
      if (await stopUnit(database, active.id, 'unauthorised'))
        onEvent({ event: 'zatca_unit_stopped', unit: active.id })
      return 'waiting'
    case 'elsewhere':
      await sendAgain(database, document, request, 'ZATCA names the other endpoint')
      return 'again'
    case 'unknown':
      await sendAgain(database, document, request, outcome.reason)
      return 'again'
  }
}

/**
 * @property milliseconds duration of the last request
 * @property date time by ZATCA's clock
 */
type SentRequest = Pick<ZatcaAnswer, 'status' | 'date'> & { milliseconds: number }

/** Sends to the document's endpoint, and once to the other endpoint if ZATCA asks for it. */
async function outcomeOf(
  platform: ZatcaPlatform,
  { document, unit, keys }: { document: DocumentRow; unit: UnitRow; keys: Keys },
  signal: AbortSignal | undefined,
): Promise<{ outcome: AnswerOutcome } & SentRequest> {
  const credentials = unitCredentials(keys, unit)
  const body = {
    invoiceHash: document.hash,
    uuid: document.uuid,
    invoice: Buffer.from(document.xml).toString('base64'),
  }
  const sendTo = async (endpoint: Endpoint) => {
    const headers = { 'clearance-status': endpoint === 'clearance' ? '1' : '0' }
    const path = `invoices/${endpoint}/single` as const
    const start = performance.now()
    const { date = null, ...answer } = await platform.call({ path, body, credentials, headers }, signal)
    const milliseconds = Math.round(performance.now() - start)
    return { outcome: answerOutcome(endpoint, answer), status: answer.status, date, milliseconds }
  }
  const first: Endpoint = document.isStandard ? 'clearance' : 'reporting'
  const sent = await sendTo(first)
  if (sent.outcome.kind !== 'elsewhere') return sent
  return await sendTo(first === 'clearance' ? 'reporting' : 'clearance')
}

/** Stores an answer, unless another server's attempt has settled the document meanwhile. */
async function answered(
  database: Database,
  document: DocumentRow,
  request: SentRequest,
  answer: Partial<typeof zatcaDocuments.$inferInsert>,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const { rowCount } = await transaction
      .update(zatcaDocuments)
      .set({
        ...answer,
        ...requestColumns(request),
        attempts: sql`${zatcaDocuments.attempts} + 1`,
        answeredAt: sql`clock_timestamp()`,
      })
      .where(and(eq(zatcaDocuments.id, document.id), eq(zatcaDocuments.state, 'made')))
    if (rowCount === 1 && answer.state === 'accepted' && document.isStandard)
      await mailDocument(transaction, document)
  })
}

/**
 * Queues the mail of a cleared document to its buyer; after an invoice also the mails of its credit notes that waited for it.
 */
async function mailDocument(
  transaction: Transaction,
  { orderId, creditNote }: Pick<DocumentRow, 'orderId' | 'creditNote'>,
): Promise<void> {
  if (creditNote !== null) {
    const key = `${orderId}:credited:${creditNote}`
    await addJob(transaction, 'order-news', { orderId, news: 'credited', creditNote }, key)
    return
  }
  await addJob(transaction, 'order-news', { orderId, news: 'invoiced' }, `${orderId}:invoiced`)
  const notes = await transaction
    .select({ creditNote: zatcaDocuments.creditNote })
    .from(zatcaDocuments)
    .where(
      and(
        eq(zatcaDocuments.orderId, orderId),
        eq(zatcaDocuments.state, 'accepted'),
        isNotNull(zatcaDocuments.creditNote),
      ),
    )
  for (const { creditNote } of notes) await mailDocument(transaction, { orderId, creditNote })
}

function requestColumns({ date, milliseconds }: SentRequest) {
  if (!date) return { requestMs: milliseconds }
  const ahead = sql`round(extract(epoch from clock_timestamp() - ${date.toISOString()}::timestamptz))`
  return { requestMs: milliseconds, clockAhead: sql`greatest(-86400, least(86400, ${ahead}))::int` }
}

async function sendAgain(
  database: Database,
  { id, attempts }: DocumentRow,
  request: SentRequest,
  text: string,
): Promise<void> {
  const delay = RETRY_S[attempts] ?? RETRY_S[RETRY_S.length - 1] ?? 600
  await inTransaction(database, async (transaction) => {
    await transaction
      .update(zatcaDocuments)
      .set({ attempts: attempts + 1, messages: [{ code: '', text }], ...requestColumns(request) })
      .where(and(eq(zatcaDocuments.id, id), eq(zatcaDocuments.state, 'made')))
    const at = new Date(Date.now() + delay * 1_000)
    await addJob(transaction, 'zatca-send', { documentId: id }, `${id}:${attempts + 1}`, at)
  })
}

/** Stops sending; documents are still made. Returns false if the unit was not active. */
async function stopUnit(database: Database, id: number, because: string): Promise<boolean> {
  return await inTransaction(database, async (transaction) => {
    const stopped = await transaction
      .update(zatcaUnits)
      .set({ state: 'stopped', because })
      .where(and(eq(zatcaUnits.id, id), eq(zatcaUnits.state, 'active')))
      .returning({ id: zatcaUnits.id })
    return stopped.length > 0
  })
}

function codesOf(messages: readonly ZatcaMessage[]): string[] {
  return [...new Set(messages.map(({ code }) => code))]
}
