import { describe, expect, it, test } from 'vitest'
import {
  type AnswerOutcome,
  answerMessages,
  answerOutcome,
  type Endpoint,
  passesCheck,
} from './answer-outcome.ts'

const pass = {
  infoMessages: [
    {
      type: 'INFO',
      code: 'XSD_ZATCA_VALID',
      category: 'XSD validation',
      message: 'Complied with UBL 2.1 standards in line with ZATCA specifications',
      status: 'PASS',
    },
  ],
  warningMessages: [],
  errorMessages: [],
  status: 'PASS',
}
const warned = {
  ...pass,
  warningMessages: [
    { type: 'WARNING', code: 'BR-KSA-98', category: 'KSA', message: 'Late', status: 'WARNING' },
  ],
  status: 'WARNING',
}
const wrong = {
  ...pass,
  errorMessages: [
    {
      type: 'ERROR',
      code: 'invalid-invoice-hash',
      category: 'INVOICE_HASHING_ERRORS',
      message: 'The invoice hash API body does not match the (calculated) Hash of the XML',
      status: 'ERROR',
    },
    {
      type: 'ERROR',
      code: 'invoiceHash_QRCODE_INVALID',
      category: 'QRCODE_VALIDATION',
      message: '…',
      status: 'ERROR',
    },
  ],
  status: 'ERROR',
}
const nulls = {
  ...pass,
  errorMessages: [{ type: null, code: null, category: null, message: null, status: null }],
}
const duplicate = {
  ...pass,
  warningMessages: [
    {
      type: 'WARNING',
      code: 'Invoice-Warning',
      category: 'Duplicate-Invoice',
      message: 'Invoice Hash Previously submitted.',
      status: 'WARNING',
    },
  ],
}

const CLEARED_XML =
  '<Invoice><cac:AdditionalDocumentReference><cbc:ID>QR</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/plain">AQID</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference></Invoice>'
const base64 = (xml: string) => Buffer.from(xml).toString('base64')
const clearedInvoice = base64(CLEARED_XML)
const cleared = { clearedXml: Buffer.from(CLEARED_XML), clearedQr: 'AQID' }

const accepted: AnswerOutcome = { kind: 'accepted', messages: [], cleared: null }
const late = [{ code: 'BR-KSA-98', text: 'Late' }]

/** Bodies that ZATCA's platform was seen to send, and contradictory ones. */
const answers: [string, Endpoint, number, unknown, Partial<AnswerOutcome>][] = [
  ['reported', 'reporting', 200, { validationResults: pass, reportingStatus: 'REPORTED' }, accepted],
  [
    'reported with warnings',
    'reporting',
    202,
    { validationResults: warned, reportingStatus: 'REPORTED' },
    { ...accepted, messages: late },
  ],
  [
    'rejected',
    'reporting',
    400,
    { validationResults: wrong, reportingStatus: 'NOT_REPORTED' },
    { kind: 'rejected' },
  ],
  [
    'rejected, with the key misspelt',
    'reporting',
    400,
    { validationResults: { erroMessages: wrong.errorMessages }, reportingStatus: 'NOT_REPORTED' },
    { kind: 'rejected' },
  ],
  [
    'rejected without a reason',
    'reporting',
    400,
    { validationResults: nulls, reportingStatus: 'NOT_REPORTED' },
    { kind: 'unknown' },
  ],
  ['rejected without messages', 'reporting', 400, {}, { kind: 'unknown' }],
  [
    'reported earlier, as the sandbox says it',
    'reporting',
    409,
    {
      validationResults: {
        ...wrong,
        errorMessages: [
          { type: 'ERROR', code: null, message: 'Invoice was already Reported successfully earlier.' },
        ],
      },
      reportingStatus: 'NOT_REPORTED',
    },
    accepted,
  ],
  [
    'reported earlier',
    'reporting',
    409,
    { message: 'Invoice Hash Previously Submitted', reportingStatus: 'REPORTED_SUCCESSFULLY_EARLIER' },
    accepted,
  ],
  ['a conflict at clearance', 'clearance', 409, {}, { kind: 'unknown' }],
  [
    'cleared',
    'clearance',
    200,
    { validationResults: pass, clearanceStatus: 'CLEARED', clearedInvoice },
    { ...accepted, cleared },
  ],
  [
    'cleared with warnings',
    'clearance',
    202,
    { validationResults: warned, clearanceStatus: 'CLEARED', clearedInvoice },
    { kind: 'accepted', messages: late, cleared },
  ],
  [
    'cleared earlier',
    'clearance',
    208,
    { validationResults: duplicate, clearanceStatus: 'CLEARED', clearedInvoice },
    { kind: 'accepted', cleared },
  ],
  ...[
    CLEARED_XML.replaceAll('cbc:', '').replaceAll('cac:', 'x:'),
    CLEARED_XML.replaceAll('><', '>\n  <').replace('AQID', '\n AQID '),
    CLEARED_XML.replace(' mimeCode="text/plain"', " mimeCode='text/plain' filename='qr'"),
  ].map((xml): (typeof answers)[number] => [
    `cleared, written in another way: ${xml.slice(0, 60)}`,
    'clearance',
    200,
    { clearanceStatus: 'CLEARED', clearedInvoice: base64(xml) },
    { ...accepted, cleared: { clearedXml: Buffer.from(xml), clearedQr: 'AQID' } },
  ]),
  [
    'cleared without a QR code',
    'clearance',
    200,
    { clearanceStatus: 'CLEARED', clearedInvoice: base64(CLEARED_XML.replace('>QR<', '>PIH<')) },
    { kind: 'unknown' },
  ],
  [
    'cleared with no base64',
    'clearance',
    200,
    { clearanceStatus: 'CLEARED', clearedInvoice: '<Invoice>' },
    { kind: 'unknown' },
  ],
  [
    'cleared without the document',
    'clearance',
    200,
    { validationResults: pass, clearanceStatus: 'CLEARED', clearedInvoice: null },
    { kind: 'unknown' },
  ],
  [
    'not cleared',
    'clearance',
    400,
    { validationResults: wrong, clearanceStatus: 'NOT_CLEARED', clearedInvoice: null },
    { kind: 'rejected' },
  ],
  [
    'clearance switched off',
    'clearance',
    303,
    { message: 'Clearance is deactiviated. Please use the /invoices/reporting/single endpoint instead.' },
    { kind: 'elsewhere' },
  ],
  ['a standard document at reporting', 'reporting', 303, '', { kind: 'elsewhere' }],
  [
    'a refused certificate',
    'reporting',
    401,
    { timestamp: 1654514661409, status: 401, error: 'Unauthorized', message: '' },
    { kind: 'unauthorised' },
  ],
  [
    'a wrong version',
    'reporting',
    406,
    'This Version is not supported or not provided in the header.',
    { kind: 'unknown' },
  ],
  ['too large', 'reporting', 413, '', { kind: 'unknown' }],
  ['too many requests', 'reporting', 429, '', { kind: 'unknown' }],
  [
    'a fault',
    'reporting',
    500,
    {
      category: 'HTTP-Errors',
      code: '500',
      message: 'Something went wrong and caused an Internal Server Error.',
    },
    { kind: 'unknown' },
  ],
  ['a page of the gateway', 'clearance', 502, '<html><body>Bad Gateway</body></html>', { kind: 'unknown' }],
  [
    'no answer',
    'reporting',
    0,
    'TimeoutError: The operation was aborted due to timeout',
    { kind: 'unknown', reason: 'TimeoutError: The operation was aborted due to timeout' },
  ],
  [
    '200 that reports nothing',
    'reporting',
    200,
    { validationResults: pass, reportingStatus: 'NOT_REPORTED' },
    { kind: 'unknown' },
  ],
  [
    '200 with errors',
    'reporting',
    200,
    { validationResults: wrong, reportingStatus: 'REPORTED' },
    { kind: 'rejected' },
  ],
  [
    '200 of the other kind',
    'reporting',
    200,
    { validationResults: pass, clearanceStatus: 'CLEARED', clearedInvoice },
    { kind: 'unknown' },
  ],
  ['200 without a body', 'reporting', 200, '', { kind: 'unknown' }],
  ['200 with a list', 'reporting', 200, [1], { kind: 'unknown' }],
  ['200 with null', 'clearance', 200, null, { kind: 'unknown' }],
  ['a redirection', 'reporting', 302, '', { kind: 'unknown' }],
]

test.each(answers)('%s', (_, endpoint, status, body, outcome) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  expect(answerOutcome(endpoint, { status, body: text })).toMatchObject(outcome)
})

describe('messages', () => {
  it('of a rejection are all kept, errors first', () => {
    const body = JSON.stringify({ validationResults: { ...wrong, warningMessages: warned.warningMessages } })
    expect(answerOutcome('reporting', { status: 400, body })).toMatchObject({
      messages: [
        { code: 'invalid-invoice-hash' },
        { code: 'invoiceHash_QRCODE_INVALID' },
        { code: 'BR-KSA-98' },
      ],
    })
  })

  it('are bounded in number and length', () => {
    const flood = Array.from({ length: 10_000 }, () => ({
      code: 'x'.repeat(5_000),
      message: 'y\u001b'.repeat(5_000),
    }))
    const outcome = answerOutcome('reporting', {
      status: 400,
      body: JSON.stringify({ validationResults: { errorMessages: flood } }),
    })
    if (outcome.kind !== 'rejected') throw new Error(outcome.kind)
    expect(outcome.messages).toHaveLength(50)
    expect(JSON.stringify(outcome.messages).length).toBeLessThan(110_000)
    expect(outcome.messages[0]?.text).not.toContain('\u001b')
  })

  it('have no halves of a character, which the database refuses', () => {
    const message = `${'x'.repeat(999)}👕 \ud83d`
    const rejected = answerOutcome('reporting', {
      status: 400,
      body: JSON.stringify({ validationResults: { errorMessages: [{ code: '\udc00', message }] } }),
    })
    const fault = answerOutcome('reporting', { status: 500, body: `${'x'.repeat(299)}👕` })
    if (rejected.kind !== 'rejected' || fault.kind !== 'unknown') throw new Error('Another outcome')
    for (const text of [rejected.messages[0]?.code, rejected.messages[0]?.text, fault.reason])
      expect(text?.isWellFormed()).toBe(true)
  })

  it('of an answer with a certificate hide password and token', () => {
    const body = JSON.stringify({ requestID: 1, binarySecurityToken: 'TOKEN', secret: 'SECRET' })
    for (const each of [body, body.slice(0, -3)]) {
      const [message] = answerMessages({ status: 200, body: each })
      expect(message?.text).toContain('requestID')
      expect(message?.text).not.toMatch(/TOKEN|SECRE/)
    }
  })

  it.each([
    [
      { code: 'Invalid-OTP', message: 'The provided OTP is invalid' },
      'Invalid-OTP',
      'The provided OTP is invalid',
    ],
    [
      { requestID: -2, dispositionMessage: 'NOT_COMPLIANT', errors: ['Denied by Policy Module 0x80094800'] },
      '',
      'Denied by Policy Module 0x80094800',
    ],
    [
      { validationResults: wrong },
      'invalid-invoice-hash',
      'The invoice hash API body does not match the (calculated) Hash of the XML',
    ],
    ['<html>', '502', '<html>'],
  ])('of onboarding are found in %j', (body, code, text) => {
    const given = typeof body === 'string' ? body : JSON.stringify(body)
    expect(answerMessages({ status: 502, body: given })[0]).toEqual({ code, text })
  })
})

test.each([
  [200, { validationResults: pass, reportingStatus: 'REPORTED', clearanceStatus: null }, true],
  [200, { validationResults: pass, reportingStatus: null, clearanceStatus: 'CLEARED' }, true],
  [202, { validationResults: warned, reportingStatus: 'REPORTED' }, true],
  [200, { validationResults: wrong, reportingStatus: 'REPORTED' }, false],
  [400, { validationResults: wrong, reportingStatus: 'NOT_REPORTED' }, false],
  [500, { validationResults: pass, reportingStatus: 'REPORTED' }, false],
  [200, {}, false],
])('a compliance check answered %i with %j passes: %s', (status, body, isPassed) => {
  expect(passesCheck({ status, body: JSON.stringify(body) })).toBe(isPassed)
})
