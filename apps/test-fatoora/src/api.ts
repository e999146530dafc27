import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { ATTRIBUTES, certificateAuthority, readRequest } from './certificate-authority.ts'
import { type Chained, checkDocument } from './check-document.ts'
import { subtypeOf } from './check-stamp.ts'
import type { Finding } from './document-rules.ts'
import { type Element, valueAt } from './read-document.ts'
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

/** The calls of ZATCA's platform, as the shop uses them. */
export function createApi({ storage, faultOf, now }: ApiOptions): Hono {
  const authority = certificateAuthority(storage.authorityKey)
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
    if (request instanceof Response) return request
    return c.json(newCsid('compliance', request))
  })

  // A renewal: a certificate for the checks, by the one in force.
  app.patch('/production/csids', async (c) => {
    const csid = csidOf(c, 'production')
    if (!csid || faultOf() === 'unauthorised') return unauthorised(c)
    const request = await requestIn(c)
    if (request instanceof Response) return request
    if (request.vatNumber !== csid.vatNumber)
      return notCompliant(c, 'The VAT number is not that of the certificate')
    return c.json(
      { ...newCsid('compliance', request), tokenType: null, dispositionMessage: 'NOT_COMPLIANT' },
      428,
    )
  })

  /** Reads a certificate request with its one-time password, or returns why it is refused. */
  async function requestIn(c: Context) {
    if (c.req.header('otp') !== OTP)
      return c.json({ code: 'Invalid-OTP', message: 'The provided OTP is invalid' }, 400)
    const pem = Buffer.from(await textIn(c, 'csr'), 'base64').toString('utf8')
    const request = readRequest(pem)
    const attribute = (name: keyof typeof ATTRIBUTES) => request?.attributes.get(ATTRIBUTES[name]) ?? ''
    const isComplete =
      request &&
      /^3\d{13}3$/.test(attribute('vatNumber')) &&
      /^1-[^|]+\|2-[^|]+\|3-[^|]+$/.test(attribute('serial')) &&
      ['1100', '1000', '0100'].includes(attribute('documents')) &&
      [attribute('commonName'), attribute('organisation'), attribute('branch')].every((text) => text !== '')
    if (!isComplete) return notCompliant(c, 'The CSR is invalid')
    if (request.template !== 'PREZATCA-Code-Signing')
      return notCompliant(c, `Denied by Policy Module 0x80094800, ${request.template}`)
    if (!storage.useRequest(pem)) return notCompliant(c, 'The CSR was used before')
    return { vatNumber: attribute('vatNumber'), documents: attribute('documents'), request: pem }
  }

  app.post('/compliance/invoices', async (c) => {
    const csid = csidOf(c, 'compliance')
    if (!csid) return unauthorised(c)
    const checked = await check(c, csid)
    const isStandard = checked.kind?.startsWith('standard') === true
    if (checked.kind && checked.errors.length === 0)
      storage.saveCsid({ ...csid, passed: [...new Set([...csid.passed, checked.kind])] })
    const status = checked.errors.length > 0 ? 'NOT_' : ''
    return c.json(
      {
        ...resultsOf(checked),
        reportingStatus: isStandard ? null : `${status}REPORTED`,
        clearanceStatus: isStandard ? `${status}CLEARED` : null,
        ...{ qrSellertStatus: null, qrBuyertStatus: null },
      },
      checked.errors.length > 0 ? 400 : checked.warnings.length > 0 ? 202 : 200,
    )
  })

  app.post('/production/csids', async (c) => {
    const csid = csidOf(c, 'compliance')
    if (!csid || `${csid.requestId}` !== (await textIn(c, 'compliance_request_id'))) return unauthorised(c)
    const missing = CHECKS.filter((check) => !csid.passed.includes(check))
    if (missing.length > 0)
      return c.json(
        {
          code: 'Missing-ComplianceSteps',
          message: `The compliance certificate is not done with the following compliance steps yet [${missing.join(',')}]`,
        },
        400,
      )
    return c.json(newCsid('production', csid))
  })

  app.post('/invoices/reporting/single', (c) => receive(c, 'simplified'))
  app.post('/invoices/clearance/single', (c) => receive(c, 'standard'))

  async function receive(c: Context, kind: 'simplified' | 'standard') {
    const csid = csidOf(c, 'production')
    const fault = faultOf()
    if (!csid || fault === 'unauthorised') return unauthorised(c)
    if (fault === 'unavailable')
      return c.json({ category: 'HTTP-Errors', code: '503', message: 'Unavailable' }, 503)
    if (fault === 'tooMany') return c.text('Too many requests', 429)
    if (fault === 'html') return c.html('<html><body>502 Bad Gateway</body></html>', 502)
    if (fault === 'nulls')
      return c.json(
        { validationResults: { errorMessages: [{ type: null, code: null, message: null }] } },
        400,
      )
    if (fault === 'lost') throw new Error('The request was lost')
    if (fault === 'clearanceOff' && kind === 'standard')
      return c.json(
        { message: 'Clearance is deactiviated. Please use the /invoices/reporting/single endpoint instead.' },
        303,
      )
    const checked = await check(c, csid)
    if (fault === 'rejected') checked.errors.push(error('BR-KSA-00', 'A rule of tomorrow'))
    const isCleared = kind === 'standard'
    const status = isCleared ? 'clearanceStatus' : 'reportingStatus'
    const done = isCleared ? 'CLEARED' : 'REPORTED'
    const cleared = isCleared ? { clearedInvoice: checked.given } : {}
    if (checked.hash !== null && storage.findAccepted(checked.hash)) {
      if (isCleared) return c.json({ ...resultsOf(DUPLICATE), [status]: done, ...cleared }, 208)
      return c.json(
        { message: 'Invoice Hash Previously Submitted', reportingStatus: 'REPORTED_SUCCESSFULLY_EARLIER' },
        409,
      )
    }
    if (checked.errors.length > 0 || !checked.document || checked.hash === null)
      return c.json(
        { ...resultsOf(checked), [status]: `NOT_${done}`, ...(isCleared && { clearedInvoice: null }) },
        400,
      )
    storage.accept({ ...checked.document, hash: checked.hash, token: csid.token, xml: checked.given })
    if (fault === 'acceptedThenLost') throw new Error('The answer was lost')
    return c.json(
      { ...resultsOf(checked), [status]: done, ...cleared },
      checked.warnings.length > 0 ? 202 : 200,
    )
  }

  /** Checks a document by all rules. Its chain counts for certificates of production only. */
  async function check(c: Context, csid: Csid): Promise<Checked> {
    const given = await textIn(c, 'invoice')
    const xml = Buffer.from(given, 'base64').toString('utf8')
    const read = checkDocument(xml, certificateOf(csid), now())
    if (!read) return { ...NOTHING, given, errors: [error('XSD_ZATCA_INVALID', 'Not an invoice')] }
    const { invoice, hash, findings, ...document } = read
    const kind = kindOf(invoice)
    const [givenHash, givenUuid] = [await textIn(c, 'invoiceHash'), await textIn(c, 'uuid')]
    const seller = valueAt(invoice, SELLER_VAT_NUMBER)
    const claim = (isRight: boolean, code: string, message: string) => {
      if (!isRight) findings.push(error(code, message))
    }
    claim(hash === givenHash, 'invalid-invoice-hash', HASH_MISMATCH)
    claim(document.uuid === givenUuid, 'invalid-uuid', 'The UUID differs from that of the XML')
    claim(
      seller === csid.vatNumber,
      'certificate-permissions',
      'The VAT number is not that of the certificate',
    )
    if (csid.use === 'production')
      claim(continues(csid, { ...document, hash }), 'KSA-13', 'The previous invoice hash is wrong')
    const warnings = findings.filter(({ severity }) => severity === 'warning')
    if (isLate(invoice))
      warnings.push({
        ...error('BR-KSA-98', 'Simplified documents are reported within 24 hours'),
        severity: 'warning',
      })
    return {
      given,
      hash,
      document,
      kind,
      errors: findings.filter(({ severity }) => severity === 'error'),
      warnings,
    }
  }

  /** True if no accepted document of the unit contradicts the place of this one in the chain. They come in any order. */
  function continues({ token }: Csid, { counter, previousHash, hash }: Chained & { hash: string }): boolean {
    const [before, same, after] = [counter - 1, counter, counter + 1].map((at) =>
      storage.findCounter(token, at),
    )
    const isFirst = previousHash === FIRST_PREVIOUS_HASH
    return (
      (counter === 1) === isFirst &&
      (!before || before.hash === previousHash) &&
      (!same || same.hash === hash) &&
      (!after || after.previousHash === hash)
    )
  }

  function isLate(invoice: Element): boolean {
    if (!subtypeOf(invoice).startsWith('02')) return false
    const issued = Date.parse(
      `${valueAt(invoice, 'cbc:IssueDate')}T${valueAt(invoice, 'cbc:IssueTime')}+03:00`,
    )
    return now().getTime() - issued > 24 * 3_600_000
  }

  function newCsid(
    use: Csid['use'],
    { vatNumber, documents, request }: Pick<Csid, 'vatNumber' | 'documents' | 'request'>,
  ) {
    const read = readRequest(request)
    if (!read) throw new Error('A stored request is not readable')
    const certificate = authority.issue(read, now()).toString('base64')
    const token = Buffer.from(certificate).toString('base64')
    const csid: Csid = {
      requestId: storage.nextRequestId(),
      token,
      secret: randomBytes(32).toString('base64'),
      ...{ use, vatNumber, documents, request, passed: [] },
    }
    storage.saveCsid(csid)
    const { requestId, secret } = csid
    return {
      requestID: requestId,
      tokenType: TOKEN_TYPE,
      dispositionMessage: 'ISSUED',
      binarySecurityToken: token,
      secret,
      errors: null,
    }
  }

  function csidOf(c: Context, use: Csid['use']): Csid | null {
    const [, basic = ''] = /^Basic (\S+)$/.exec(c.req.header('authorization') ?? '') ?? []
    const [token = '', secret = ''] = Buffer.from(basic, 'base64').toString('latin1').split(':')
    const csid = storage.findCsid(token)
    return csid && csid.secret === secret && csid.use === use ? csid : null
  }

  // A fault ends the connection.
  app.onError((error) => {
    throw error
  })
  return app
}

const SELLER_VAT_NUMBER = 'cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID'

const HASH_MISMATCH = 'The invoice hash API body does not match the (calculated) Hash of the XML'

const TOKEN_TYPE = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-x509-token-profile-1.0#X509v3'

/** Base64 of the hex SHA-256 of '0'. */
const FIRST_PREVIOUS_HASH =
  'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ=='

type Checked = {
  /** Base64, unchanged. */
  given: string
  hash: string | null
  document: Chained | null
  kind: string | null
  errors: Finding[]
  warnings: Finding[]
}

const NOTHING = { hash: null, document: null, kind: null, warnings: [] }

const DUPLICATE = {
  errors: [],
  warnings: [
    { ...error('Invoice-Warning', 'Invoice Hash Previously submitted.'), severity: 'warning' as const },
  ],
}

function error(code: string, message: string): Finding {
  return { code, severity: 'error', message }
}

/** The compliance check that a document is for. */
function kindOf(invoice: Element): string | null {
  const kind = { 388: '', 381: 'credit-note-', 383: 'debit-note-' }[valueAt(invoice, 'cbc:InvoiceTypeCode')]
  const subtype = subtypeOf(invoice).startsWith('01') ? 'standard' : 'simplified'
  return kind === undefined ? null : `${subtype}-${kind}compliant`
}

function certificateOf({ token }: Csid): string {
  return Buffer.from(token, 'base64').toString('latin1')
}

function resultsOf({ errors, warnings }: Pick<Checked, 'errors' | 'warnings'>) {
  const messages = (list: Finding[], type: string) =>
    list.map(({ code, message }) => ({ type, code, category: 'test-fatoora', message, status: type }))
  const status = errors.length > 0 ? 'ERROR' : warnings.length > 0 ? 'WARNING' : 'PASS'
  return {
    validationResults: {
      infoMessages: [],
      warningMessages: messages(warnings, 'WARNING'),
      errorMessages: messages(errors, 'ERROR'),
      status,
    },
  }
}

function unauthorised(c: Context) {
  return c.json({ timestamp: Date.now(), status: 401, error: 'Unauthorized', message: '' }, 401)
}

function notCompliant(c: Context, because: string) {
  return c.json(
    {
      requestID: -2,
      tokenType: null,
      dispositionMessage: 'NOT_COMPLIANT',
      binarySecurityToken: null,
      errors: [because],
    },
    400,
  )
}

/** Returns a text field of the JSON body; '' if it is missing. */
async function textIn(c: Context, field: string): Promise<string> {
  const body: unknown = await c.req.json().catch(() => null)
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined
  return typeof value === 'string' ? value : ''
}
