import { type Context, Hono } from 'hono'
import { type Checked, checkSubmission, error, warning } from './check-submission.ts'
import { openCsids } from './csids.ts'
import type { Finding } from './document-rules.ts'
import type { Csid, Storage } from './storage.ts'

/**
 * Faults that replace the correct answer. `acceptedThenLost`: the document is accepted, but the answer is lost. `lost`: the
 * document does not arrive. `rejected`: by a rule that the fake does not know.
 */
export type Fault =
  | 'lost'
  | 'acceptedThenLost'
  | 'unavailable'
  | 'tooMany'
  | 'html'
  | 'nulls'
  | 'unauthorised'
  | 'clearanceOff'
  | 'rejected'

type ApiOptions = { storage: Storage; faultOf: () => Fault | null; now: () => Date }

/** The one-time password that the platform takes. */
export const OTP = '123345'

const CHECKS = [
  'standard-compliant',
  'standard-credit-note-compliant',
  'standard-debit-note-compliant',
  'simplified-compliant',
  'simplified-credit-note-compliant',
  'simplified-debit-note-compliant',
]

/** The platform refuses a larger body unread. */
const MAX_BODY = 4 * 1024 * 1024

/** Faults for which the platform does not look at the document. */
const FAULT_ANSWERS: Partial<Record<Fault, (c: Context) => Response | Promise<Response>>> = {
  unauthorised,
  unavailable: (c) => c.json({ category: 'HTTP-Errors', code: '503', message: 'Unavailable' }, 503),
  tooMany: (c) => c.text('Too many requests', 429),
  html: (c) => c.html('<html><body>502 Bad Gateway</body></html>', 502),
  nulls: (c) =>
    c.json({ validationResults: { errorMessages: [{ type: null, code: null, message: null }] } }, 400),
  lost: () => {
    throw new Error('The request was lost')
  },
}

const CLEARANCE_OFF = 'Clearance is deactiviated. Please use the /invoices/reporting/single endpoint instead.'

/** The calls of ZATCA's platform, as the shop uses them. */
export function createApi({ storage, faultOf, now }: ApiOptions): Hono {
  const csids = openCsids(storage, now)
  const app = new Hono().basePath('/e-invoicing/simulation')

  app.use(async (c, next) => {
    if (c.req.header('accept-version') !== 'V2')
      return c.text('This Version is not supported or not provided in the header.', 406)
    if (Number(c.req.header('content-length') ?? 0) > MAX_BODY) return c.body(null, 413)
    await next()
    c.header('date', now().toUTCString())
  })

  app.post('/compliance', async (c) => {
    const request = await requestIn(c)
    return request instanceof Response ? request : c.json(csids.issue('compliance', request))
  })

  // A renewal: a certificate for the checks, by the one in force.
  app.patch('/production/csids', async (c) => {
    const csid = csids.find(c.req.header('authorization'), 'production')
    if (!csid || faultOf() === 'unauthorised') return unauthorised(c)
    const request = await requestIn(c)
    if (request instanceof Response) return request
    if (request.vatNumber !== csid.vatNumber)
      return notCompliant(c, 'The VAT number is not that of the certificate')
    const issued = csids.issue('compliance', request)
    return c.json({ ...issued, tokenType: null, dispositionMessage: 'NOT_COMPLIANT' }, 428)
  })

  app.post('/compliance/invoices', async (c) => {
    const csid = csids.find(c.req.header('authorization'), 'compliance')
    if (!csid) return unauthorised(c)
    const checked = await check(c, csid)
    const isValid = checked.errors.length === 0
    if (checked.kind && isValid)
      storage.saveCsid({ ...csid, passed: [...new Set([...csid.passed, checked.kind])] })
    const isStandard = checked.kind?.startsWith('standard') === true
    return c.json(
      {
        ...resultsOf(checked),
        reportingStatus: null,
        clearanceStatus: null,
        ...statusOf(isStandard ? 'standard' : 'simplified', isValid),
        qrSellertStatus: null,
        qrBuyertStatus: null,
      },
      HTTP_STATUS[verdictOf(checked)],
    )
  })

  app.post('/production/csids', async (c) => {
    const csid = csids.find(c.req.header('authorization'), 'compliance')
    if (!csid || `${csid.requestId}` !== (await textIn(c, 'compliance_request_id'))) return unauthorised(c)
    const missing = CHECKS.filter((kind) => !csid.passed.includes(kind))
    if (missing.length === 0) return c.json(csids.issue('production', csid))
    const message = `The compliance certificate is not done with the following compliance steps yet [${missing.join(',')}]`
    return c.json({ code: 'Missing-ComplianceSteps', message }, 400)
  })

  app.post('/invoices/reporting/single', (c) => receive(c, 'simplified'))
  app.post('/invoices/clearance/single', (c) => receive(c, 'standard'))

  async function receive(c: Context, kind: Kind) {
    const csid = csids.find(c.req.header('authorization'), 'production')
    const fault = faultOf()
    if (!csid) return unauthorised(c)
    const faulty = fault && FAULT_ANSWERS[fault]
    if (faulty) return faulty(c)
    if (fault === 'clearanceOff' && kind === 'standard') return c.json({ message: CLEARANCE_OFF }, 303)
    const checked = await check(c, csid)
    if (fault === 'rejected') checked.errors.push(error('BR-KSA-00', 'A rule of tomorrow'))
    const { given, document, errors } = checked
    if (document && storage.findAccepted(document.hash)) return duplicate(c, kind, given)
    if (!document || errors.length > 0)
      return c.json({ ...resultsOf(checked), ...outcomeOf(kind, null) }, 400)
    storage.accept({ ...document, token: csid.token, xml: given })
    if (fault === 'acceptedThenLost') throw new Error('The answer was lost')
    return c.json({ ...resultsOf(checked), ...outcomeOf(kind, given) }, HTTP_STATUS[verdictOf(checked)])
  }

  /** Reads a certificate request with its one-time password, or returns why it is refused. */
  async function requestIn(c: Context) {
    if (c.req.header('otp') !== OTP)
      return c.json({ code: 'Invalid-OTP', message: 'The provided OTP is invalid' }, 400)
    const taken = csids.take(Buffer.from(await textIn(c, 'csr'), 'base64').toString('utf8'))
    return typeof taken === 'string' ? notCompliant(c, taken) : taken
  }

  async function check(c: Context, csid: Csid): Promise<Checked> {
    const [given, hash] = [await textIn(c, 'invoice'), await textIn(c, 'invoiceHash')]
    return checkSubmission({ given, hash, uuid: await textIn(c, 'uuid') }, csid, storage, now())
  }

  // A fault ends the connection.
  app.onError((thrown) => {
    throw thrown
  })
  return app
}

type Kind = 'simplified' | 'standard'

function statusOf(kind: Kind, isValid: boolean) {
  const prefix = isValid ? '' : 'NOT_'
  return kind === 'standard'
    ? { clearanceStatus: `${prefix}CLEARED` }
    : { reportingStatus: `${prefix}REPORTED` }
}

/** @param accepted the document as it was sent; null if it is rejected */
function outcomeOf(kind: Kind, accepted: string | null) {
  const status = statusOf(kind, accepted !== null)
  return kind === 'standard' ? { ...status, clearedInvoice: accepted } : status
}

const DUPLICATE = {
  errors: [],
  warnings: [warning('Invoice-Warning', 'Invoice Hash Previously submitted.')],
}

function duplicate(c: Context, kind: Kind, given: string) {
  if (kind === 'standard') return c.json({ ...resultsOf(DUPLICATE), ...outcomeOf(kind, given) }, 208)
  const message = 'Invoice Hash Previously Submitted'
  return c.json({ message, reportingStatus: 'REPORTED_SUCCESSFULLY_EARLIER' }, 409)
}

const HTTP_STATUS = { ERROR: 400, WARNING: 202, PASS: 200 } as const

type Findings = Pick<Checked, 'errors' | 'warnings'>

function verdictOf({ errors, warnings }: Findings): keyof typeof HTTP_STATUS {
  if (errors.length > 0) return 'ERROR'
  return warnings.length > 0 ? 'WARNING' : 'PASS'
}

function resultsOf(findings: Findings) {
  const messages = (list: Finding[], type: string) =>
    list.map(({ code, message }) => ({ type, code, category: 'test-fatoora', message, status: type }))
  return {
    validationResults: {
      infoMessages: [],
      warningMessages: messages(findings.warnings, 'WARNING'),
      errorMessages: messages(findings.errors, 'ERROR'),
      status: verdictOf(findings),
    },
  }
}

function unauthorised(c: Context) {
  return c.json({ timestamp: Date.now(), status: 401, error: 'Unauthorized', message: '' }, 401)
}

function notCompliant(c: Context, because: string) {
  const refusal = { requestID: -2, tokenType: null, dispositionMessage: 'NOT_COMPLIANT' }
  return c.json({ ...refusal, binarySecurityToken: null, errors: [because] }, 400)
}

/** Returns a text field of the JSON body; '' if it is missing. */
async function textIn(c: Context, field: string): Promise<string> {
  const body: unknown = await c.req.json().catch(() => null)
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined
  return typeof value === 'string' ? value : ''
}
