import { asSuperuser } from '@zayy/database/testing/test-database'
import { halalas } from '@zayy/domain/money'
import type { Mail } from '@zayy/platform/mail/mail'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { openTestFatoora } from '@zayy/test-fatoora'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { correctOrder } from '../../orders/correct-order.ts'
import { getBill } from '../../orders/get-bill.ts'
import { getBillXml, getCreditNotePdf, getInvoicePdf } from '../../orders/get-invoice-pdf.ts'
import { placeOrder } from '../../orders/place-order.ts'
import { checkCorrection } from '../../orders/preview-correction.ts'
import { recordTransfer } from '../../orders/record-payment.ts'
import { refundOrder } from '../../orders/record-refund.ts'
import { type OrderStatusEmailJob, sendOrderStatusEmail } from '../../orders/send-order-status-email.ts'
import { smallOrder, smallShop } from '../../testing/small-shop.ts'
import { testKeys } from '../../testing/test-keys.ts'
import { invoiceTypesetter } from '../invoice-typesetter.ts'
import { changeUnit, requestRetry, retireRestoredUnit } from './change-unit.ts'
import { correctDocument } from './correct-document.ts'
import { countChainBreaks, findBuyerXml, findDocuments, findUnitStatus } from './find-documents.ts'
import { makeDocument } from './make-document.ts'
import { onboardUnit } from './onboard-unit.ts'
import { renewUnit } from './renew-unit.ts'
import { type SendEvent, sendDocument } from './send-document.ts'
import { sampleCertificate } from './testing/zatca-samples.ts'
import { zatcaPlatform } from './zatca-platform.ts'

type Fault = NonNullable<ReturnType<NonNullable<Parameters<typeof openTestFatoora>[0]['faultOf']>>>

const shop = await smallShop()
const { database, query } = shop
const by = 'noura'
const folder = await temporaryFolder()
const faults: Fault[] = []
/** Milliseconds by which the platform's clock is ahead. */
let clockError = 0
const now = () => new Date(Date.now() + clockError)
const fake = openTestFatoora({ folder, faultOf: () => faults.shift() ?? null, now })
const bodies: string[] = []
const platform = zatcaPlatform('fake', async (request) => {
  bodies.push(await request.clone().text())
  return await fake.api.fetch(request)
})
type SendAnswer = Extract<SendEvent, { event: 'zatca_answered' }>
const events: SendEvent[] = []
const answers: SendAnswer[] = []
const onEvent = (event: SendEvent) =>
  void (event.event === 'zatca_answered' ? answers.push(event) : events.push(event))
const tools = { platform, keys: testKeys, onEvent }

const typesetter = invoiceTypesetter()

afterAll(async () => {
  typesetter.close()
  fake.close()
})

const onboarding = { otp: '123345', industry: 'ملابس', address: 'https://zayy.example', by }
const onboard = (change: Partial<typeof onboarding> = {}) =>
  onboardUnit(database, { platform, keys: testKeys }, { ...onboarding, ...change })

async function fillSeller(): Promise<void> {
  await query(
    `update settings set seller_street = 'الامير سلطان', seller_building = '2322', seller_district = 'المربع',
       seller_city = 'الرياض', seller_postcode = '23333'`,
  )
}

/** @param before SQL assignments to the order before it is paid */
async function paidOrder(change: Partial<ReturnType<typeof smallOrder>> = {}, before: string | null = null) {
  const id = await placeOrder(database, { ...smallOrder(shop), ...change }, { locale: 'ar', now: new Date() })
  const [order] = await query<{ code: string; grand_total: string }>(
    'select code, grand_total from orders where id = $1',
    [id],
  )
  const { code = '', grand_total = '0' } = order ?? {}
  if (before !== null) await query(`update orders set ${before} where id = $1`, [id])
  await recordTransfer(database, { code, amount: halalas(Number(grand_total)), by })
  return { id, code }
}

/** Makes and sends all documents that are owed. */
async function settle(): Promise<void> {
  const owed = await query<{ order_id: number; credit_note: number | null }>(
    'select order_id, credit_note from zatca_owed order by id',
  )
  for (const { order_id, credit_note } of owed)
    await makeDocument(database, testKeys, { orderId: order_id, creditNote: credit_note })
  for (const { id } of await query<{ id: number }>(
    `select id from zatca_documents where state = 'made' order by id`,
  ))
    await sendDocument(database, tools, id)
}

const company = { company_name: 'شركة الواحة', company_vat: '311111111100003' }

const documents = () => findDocuments(database, { filter: null, limit: 100 })

beforeAll(fillSeller)
beforeEach(() => {
  faults.length = 0
  events.length = 0
  answers.length = 0
  bodies.length = 0
})

test('refuses to onboard without the settings that ZATCA requires, and names them', async () => {
  await query(
    `update settings set seller_street = null, seller_postcode = null, cr_number = null, tax_basis_points = 1000`,
  )
  expect(await onboard()).toEqual({
    kind: 'gaps',
    gaps: ['cr_number', 'seller_street', 'seller_postcode', 'tax'],
  })
  expect(bodies).toEqual([])
  await query(`update settings set cr_number = '1010000000', tax_basis_points = 1500`)
  await fillSeller()
})

test('reports ZATCA’s answer to a wrong code, and stores nothing', async () => {
  expect(await onboard({ otp: '000000' })).toEqual({
    kind: 'failed',
    step: 'certificate',
    status: 400,
    messages: [{ code: 'Invalid-OTP', text: 'The provided OTP is invalid' }],
  })
  expect(await query('select * from zatca_units')).toEqual([])
})

test('in phase 1 an invoice owes no document, and a company gets it at once', async () => {
  const { id } = await paidOrder(company)
  expect(await getBill(database, testKeys, 'ar', id)).toMatchObject({
    clearance: null,
    invoice_number: '000001',
  })
  expect(await query('select * from zatca_owed')).toEqual([])
  expect(await query(`select * from jobs where kind like 'zatca%'`)).toEqual([])
})

test('onboards with six checks, and keeps key and password sealed', async () => {
  const steps: string[] = []
  const done = await onboardUnit(
    database,
    { platform, keys: testKeys },
    { ...onboarding, onStep: (step) => void steps.push(step.step === 'check' ? step.kind : step.step) },
  )
  expect(done).toMatchObject({ kind: 'onboarded', owed: 0 })
  expect(steps).toEqual([
    'certificate',
    ...['standard invoice', 'standard credit', 'standard debit'],
    ...['simplified invoice', 'simplified credit', 'simplified debit'],
    'production',
  ])
  const [unit] = await query('select * from zatca_units')
  const written = JSON.stringify(unit)
  for (const body of bodies) expect(written).not.toContain(JSON.parse(body).secret ?? 'PRIVATE')
  expect(written).not.toMatch(/"secret":|PRIVATE KEY/)
  expect(await onboard()).toEqual({ kind: 'present' })
})

test('makes and sends the document of a paid order and of its credit notes, in one chain', async () => {
  const order = await paidOrder()
  await refundOrder(database, { code: order.code, amount: halalas(10_000), reason: 'مقاس خاطئ', by })
  await refundOrder(database, { code: order.code, amount: null, reason: 'Wrong colour', by })
  const kinds = await query<{ kind: string }>(`select kind from jobs where kind like 'zatca%'`)
  expect(kinds).toHaveLength(3)
  await settle()
  const found = (await documents()).reverse()
  expect(found.map(({ counter, state, messages }) => ({ counter, state, messages }))).toEqual(
    [1, 2, 3].map((counter) => ({ counter, state: 'accepted', messages: [] })),
  )
  expect(await query('select * from zatca_owed')).toEqual([])
  const stored = await query<{ hash: string; previous_hash: string; xml: Buffer }>(
    'select hash, previous_hash, xml from zatca_documents order by counter',
  )
  for (const [at, { previous_hash }] of stored.entries())
    if (at > 0) expect(previous_hash).toBe(stored[at - 1]?.hash)
  expect(fake.accepted().map(({ hash, xml }) => ({ hash, xml }))).toEqual(
    stored.map(({ hash, xml }) => ({ hash, xml: xml.toString('base64') })),
  )
})

test('clears the invoice of a company, and keeps the cleared document with its QR code', async () => {
  await paidOrder({
    company_name: 'شركة الواحة',
    company_vat: '311111111100003',
    short_address: 'RRRD7123',
    postcode: '12211',
    purchase_order: 'PO-7',
  } as Partial<ReturnType<typeof smallOrder>>)
  clockError = 90_000
  await settle()
  clockError = 0
  expect(answers).toMatchObject([
    { outcome: 'accepted', status: 200, number: expect.any(String), milliseconds: expect.any(Number) },
  ])
  const { clockAhead, requestMs } = await findUnitStatus(database, new Date())
  // A slow answer counts towards it.
  expect(clockAhead).toBeGreaterThan(-150)
  expect(clockAhead).toBeLessThan(-30)
  expect(requestMs).toEqual({ median: expect.any(Number), p95: expect.any(Number) })
  const [document] = await documents()
  expect(document).toMatchObject({ isStandard: true, state: 'accepted', messages: [] })
  const [row] = await query<{ cleared_qr: string; qr: string }>(
    'select cleared_qr, qr from zatca_documents order by id desc limit 1',
  )
  expect(row?.cleared_qr).toBe(row?.qr)
})

/** The buyer's address in the newest document, part by part. */
async function buyerAddress() {
  const [row] = await query<{ xml: Buffer }>('select xml from zatca_documents order by id desc limit 1')
  const buyer = row?.xml.toString('utf8').split('<cac:AccountingCustomerParty>')[1] ?? ''
  const address = buyer.split('</cac:PostalAddress>')[0] ?? ''
  return [...address.matchAll(/<cbc:(\w+)>([^<]+)</g)].map(([, name, value]) => `${name} ${value}`)
}

const parts = { ...company, building: '٧١٢٣', postcode: '12211-3456' }

test('names the National Address of a company in parts, in credit notes that of the invoice', async () => {
  const { id, code } = await paidOrder(parts)
  await settle()
  const address = [
    ...['StreetName شارع العليا 12', 'BuildingNumber 7123', 'PlotIdentification 3456'],
    ...['CitySubdivisionName العليا', 'CityName الرياض', 'PostalZone 12211', 'IdentificationCode SA'],
  ]
  expect(await buyerAddress()).toEqual(address)
  const place = { country_id: shop.otherCountry, city_id: shop.otherCity, area_id: shop.otherArea }
  const correction = { pieces: [], place, buyer: { address: 'Street 5' } }
  const check = await checkCorrection(database, id, { correction, locale: 'en' })
  if ('refusal' in check) throw new Error(check.refusal)
  expect(
    await correctOrder(database, { code, correction, plan: check.plan, refundKey: 'a', by }),
  ).toMatchObject({ kind: 'corrected' })
  await refundOrder(database, { code, amount: halalas(10_000), reason: 'مقاس خاطئ', by })
  await settle()
  expect(await buyerAddress()).toEqual(address)
  const [note, invoice] = await documents()
  for (const one of [note, invoice]) expect(one).toMatchObject({ state: 'accepted', messages: [] })
})

test.each([
  [
    'only its short address',
    { short_address: 'RRRD7123' },
    ['StreetName شارع العليا 12', 'BuildingNumber 7123', 'CitySubdivisionName العليا', 'CityName الرياض'],
    ['BR-KSA-63', 'BR-KSA-67'],
  ],
  [
    'an address abroad',
    { country_id: shop.otherCountry, city_id: shop.otherCity, area_id: shop.otherArea },
    [
      'StreetName شارع العليا 12',
      'CitySubdivisionName شرق',
      'CityName مدينة الكويت',
      'IdentificationCode KW',
    ],
    [],
  ],
])('leaves out unknown parts of a company with %s', async (_, typed, address, warnings) => {
  await paidOrder({ ...parts, ...typed }, `postcode = null, building = null`)
  await settle()
  expect((await buyerAddress()).filter((part) => part !== 'IdentificationCode SA')).toEqual(address)
  const [document] = await documents()
  expect(document).toMatchObject({ state: 'accepted', messages: warnings.map((code) => ({ code })) })
})

/** Runs the queued mails about changes and returns them. */
async function newsMails(): Promise<Mail[]> {
  const mails: Mail[] = []
  const waiting = await query<{ payload: OrderStatusEmailJob }>(
    `delete from jobs where kind = 'order-news' returning payload`,
  )
  const sendMail = async (mail: Mail) => void mails.push(mail)
  const mailTools = { sendMail, publicUrl: 'https://shop.example', keys: testKeys, typesetter }
  for (const { payload } of waiting)
    await sendOrderStatusEmail(database, mailTools, payload, AbortSignal.timeout(60_000))
  return mails
}

const filesOf = (mail: Mail | undefined) => (mail?.files ?? []).map(({ name }) => name)

test('withholds a company’s invoice and credit note until both are cleared, and then mails them with their XML', async () => {
  const { id, code } = await paidOrder(parts)
  await query(`delete from jobs where kind = 'order-news' and payload->>'orderId' <> $1`, [String(id)])
  const bill = () => getBill(database, testKeys, 'en', id)
  const withheld = { clearance: 'awaited', invoice_number: null, invoiced_at: null, qr: null }
  const { token } = await bill()
  const reading = { database, keys: testKeys, typesetter, locale: 'en' as const }
  expect(await bill()).toMatchObject({ ...withheld, payment_status: 'paid' })
  faults.push('rejected')
  await settle()
  expect(await bill()).toMatchObject(withheld)
  expect(await findUnitStatus(database, new Date())).toMatchObject({ withheld: 1 })
  const [paid, ...others] = await newsMails()
  expect(others).toEqual([])
  expect(paid?.text).toContain('قيد الاعتماد')
  expect(filesOf(paid)).toEqual([])
  await refundOrder(database, { code, amount: halalas(10_000), reason: 'مقاس خاطئ', by })
  await settle()
  const refunds = await newsMails()
  expect(refunds.map(filesOf)).toEqual([[]])
  const [note] = (await bill()).credit_notes
  expect(note).toMatchObject({ clearance: 'awaited', qr: '' })
  const number = note?.number ?? ''
  for (const read of [
    () => getBillXml(reading, { token, number: null }),
    () => getBillXml(reading, { token, number }),
    () => getCreditNotePdf(reading, { token, number }),
  ])
    await expect(read()).rejects.toMatchObject({ status: 404 })
  expect((await getInvoicePdf(reading, token)).name).toBe(`pro-forma-${code}.pdf`)

  const [, rejected] = await documents()
  const correct = () => correctDocument(database, { number: rejected?.number ?? '', by })
  // An invoice whose correction is rejected too counts once.
  faults.push('rejected')
  expect(await correct()).toBe('queued')
  await settle()
  expect(await findUnitStatus(database, new Date())).toMatchObject({ withheld: 1 })
  expect(await correct()).toBe('queued')
  await settle()
  const cleared = await bill()
  const stored = await query<{ number: string; cleared_xml: Buffer; cleared_qr: string }>(
    `select number, cleared_xml, cleared_qr from zatca_documents where order_id = $1 and state = 'accepted'`,
    [id],
  )
  const storedOf = (number: string | undefined) => stored.find((one) => one.number === number)
  expect(cleared).toMatchObject({ clearance: 'cleared', invoice_number: rejected?.number })
  expect(cleared.qr).toBe(storedOf(rejected?.number)?.cleared_qr)
  expect(cleared.credit_notes).toMatchObject([
    { clearance: 'cleared', qr: storedOf(note?.number)?.cleared_qr },
  ])
  expect(await findUnitStatus(database, new Date())).toMatchObject({ withheld: 0 })
  await expect(getBillXml(reading, { token, number: 'CN-999999' })).rejects.toMatchObject({ status: 404 })

  const mails = await newsMails()
  for (const [name, number] of [
    [`invoice-${rejected?.number}`, rejected?.number],
    [`credit-note-${note?.number}`, note?.number],
  ] as const) {
    const mail = mails.find((one) => filesOf(one).includes(`${name}.xml`))
    const [pdf, xml] = mail?.files ?? []
    expect([pdf?.name, xml?.name]).toEqual([`${name}.pdf`, `${name}.xml`])
    expect(Buffer.from(xml?.content ?? [])).toEqual(storedOf(number)?.cleared_xml)
    const document = await getDocumentProxy(new Uint8Array(pdf?.content ?? []))
    const within = await document.getAttachmentContent(`${name}.xml`)
    expect(Buffer.from(within ?? [])).toEqual(storedOf(number)?.cleared_xml)
  }
  await query(`insert into jobs (kind, payload, key) values ('order-news', $1, 'late')`, [
    JSON.stringify({ orderId: id, news: 'refunded' }),
  ])
  const [late] = await newsMails()
  expect(late?.text).toContain('أعدنا إليك')
  expect(late?.text).not.toContain('قيد الاعتماد')
  expect(mails).toHaveLength(2)

  // The mail about a refund omits a note that was cleared earlier and has a separate mail.
  await refundOrder(database, { code, amount: halalas(5_000), reason: 'لون خاطئ', by })
  await settle()
  const ofRefund = await newsMails()
  expect(ofRefund.map((mail) => filesOf(mail).length)).toEqual([0, 2])
})

test('owes no document for an order from before the seller had a VAT number', async () => {
  const { id } = await paidOrder({}, 'seller_vat_number = null')
  expect(await query('select * from zatca_owed where order_id = $1', [id])).toEqual([])
})

test('makes one document of an order, even if called repeatedly', async () => {
  const { id } = await paidOrder()
  const made = await Promise.all(
    Array.from({ length: 5 }, () => makeDocument(database, testKeys, { orderId: id, creditNote: null })),
  )
  expect(made.filter(({ kind }) => kind === 'made')).toHaveLength(1)
  expect(made.filter(({ kind }) => kind === 'present')).toHaveLength(4)
  await settle()
})

test('concurrent orders follow each other in the chain without a gap', async () => {
  const orders = await Promise.all(Array.from({ length: 8 }, () => paidOrder()))
  await Promise.all(
    orders.map(({ id }) => makeDocument(database, testKeys, { orderId: id, creditNote: null })),
  )
  const waiting = await query<{ id: number }>(`select id from zatca_documents where state = 'made'`)
  // Sent in any order.
  for (const { id } of waiting.reverse()) expect(await sendDocument(database, tools, id)).toBe('accepted')
  const counters = await query<{ counter: number }>('select counter from zatca_documents order by counter')
  expect(counters.map(({ counter }) => counter)).toEqual(counters.map((_, at) => at + 1))
})

test.each(['lost', 'unavailable', 'tooMany', 'html', 'nulls', 'acceptedThenLost'] as const)(
  'sends the same bytes again after the fault: %s',
  async (fault) => {
    const { id } = await paidOrder()
    const made = await makeDocument(database, testKeys, { orderId: id, creditNote: null })
    if (made.kind !== 'made') throw new Error('No document was made')
    faults.push(fault)
    const begun = Date.now()
    const before = fake.accepted().length
    expect(await sendDocument(database, tools, made.id)).toBe('again')
    expect(fake.accepted().length - before).toBe(fault === 'acceptedThenLost' ? 1 : 0)
    const [job] = await query<{ run_at: Date }>(`select run_at from jobs where key = $1`, [
      `zatca-send:${made.id}:1`,
    ])
    expect((job?.run_at.getTime() ?? 0) - begun).toBeGreaterThan(2_000)
    expect(await sendDocument(database, tools, made.id)).toBe('accepted')
    expect(bodies[0]).toBe(bodies[1])
    expect(fake.accepted().length - before).toBe(1)
  },
)

test('reports a company’s invoice while clearance is switched off', async () => {
  const { id } = await paidOrder(parts)
  const made = await makeDocument(database, testKeys, { orderId: id, creditNote: null })
  if (made.kind !== 'made') throw new Error('No document was made')
  faults.push('clearanceOff')
  // The fake accepts standard documents at the reporting endpoint too.
  expect(await sendDocument(database, tools, made.id)).toBe('accepted')
  expect(events).toEqual([])
  // Then the shop's own stamp and QR code are valid.
  const [row] = await query<{ number: string; xml: Buffer; qr: string }>(
    'select number, xml, qr from zatca_documents where id = $1',
    [made.id],
  )
  expect(await getBill(database, testKeys, 'ar', id)).toMatchObject({ clearance: 'cleared', qr: row?.qr })
  const xml = await findBuyerXml(database, { orderId: id, number: row?.number ?? '' })
  expect(Buffer.from(xml ?? [])).toEqual(row?.xml)
})

test('stops the unit when its certificate is refused, goes on making documents, and resumes', async () => {
  const first = await paidOrder()
  const made = await makeDocument(database, testKeys, { orderId: first.id, creditNote: null })
  if (made.kind !== 'made') throw new Error('No document was made')
  faults.push('unauthorised')
  expect(await sendDocument(database, tools, made.id)).toBe('waiting')
  expect(events).toEqual([{ event: 'zatca_unit_stopped', unit: expect.any(Number) }])
  const second = await paidOrder()
  const next = await makeDocument(database, testKeys, { orderId: second.id, creditNote: null })
  expect(next.kind).toBe('made')
  if (next.kind === 'made') expect(await sendDocument(database, tools, next.id)).toBe('waiting')
  expect(await findUnitStatus(database, new Date())).toMatchObject({
    unit: { state: 'stopped', because: 'unauthorised' },
    waiting: 2,
  })
  expect(await changeUnit(database, { change: 'resume', by })).toEqual({ kind: 'changed', queued: 2 })
  await settle()
  expect(await findUnitStatus(database, new Date())).toMatchObject({
    unit: { state: 'active', because: null },
    waiting: 0,
  })
})

test('keeps a rejected document in the chain, and corrects it with a new one of the same number', async () => {
  await paidOrder()
  faults.push('rejected')
  await settle()
  const [rejected] = await documents()
  expect(rejected).toMatchObject({
    state: 'rejected',
    messages: [{ code: 'BR-KSA-00', text: 'A rule of tomorrow' }],
  })
  expect(events).toMatchObject([{ event: 'zatca_rejected', codes: ['BR-KSA-00'] }])
  expect(await correctDocument(database, { number: rejected?.number ?? '', by })).toBe('queued')
  await settle()
  const [corrected] = await documents()
  expect(corrected).toMatchObject({
    number: rejected?.number,
    issuedAt: rejected?.issuedAt,
    counter: (rejected?.counter ?? 0) + 1,
    state: 'accepted',
  })
  expect(await correctDocument(database, { number: rejected?.number ?? '', by })).toBe('accepted')
  expect(await correctDocument(database, { number: 'CN-999999', by })).toBe('unknown')
})

test('corrects an invoice with the seller of the mended settings, also for its buyer and its credit note', async () => {
  await query(`update settings set vat_number = '311111111200003', cr_number = '1010000001'`)
  const { id, code } = await paidOrder()
  await settle()
  await query(`update settings set vat_number = '300000000000003', cr_number = '1010000000'`)
  const [rejected] = await documents()
  expect(rejected).toMatchObject({ state: 'rejected', messages: [{ code: 'certificate-permissions' }] })
  expect(await correctDocument(database, { number: rejected?.number ?? '', by })).toBe('queued')
  await refundOrder(database, { code, amount: null, reason: 'Wrong colour', by })
  await settle()
  const [note, corrected] = await documents()
  expect(corrected).toMatchObject({ number: rejected?.number, state: 'accepted' })
  expect(note).toMatchObject({ state: 'accepted' })
  expect(await getBill(database, testKeys, 'en', id)).toMatchObject({
    seller: { vat_number: '300000000000003', cr_number: '1010000000' },
  })
})

test('refuses to correct a credit note of an invoice with another VAT number than the certificate', async () => {
  const { id, code } = await paidOrder()
  await settle()
  const before = await findUnitStatus(database, new Date())
  await query(`update orders set seller_vat_number = '311111111200003' where id = $1`, [id])
  await refundOrder(database, { code, amount: null, reason: 'Wrong colour', by })
  await settle()
  const [note] = await documents()
  expect(note).toMatchObject({ state: 'rejected', messages: [{ code: 'certificate-permissions' }] })
  expect(await correctDocument(database, { number: note?.number ?? '', by })).toBe('otherSeller')
  const after = await findUnitStatus(database, new Date())
  expect([before.foreign, after.foreign, after.owed]).toEqual([0, 1, before.owed])
  await query(`update orders set seller_vat_number = '300000000000003' where id = $1`, [id])
  expect(await correctDocument(database, { number: note?.number ?? '', by })).toBe('queued')
  await settle()
  expect((await findUnitStatus(database, new Date())).foreign).toBe(0)
})

test.each([
  ['a counter that is left out', { counter: 2 }],
  ['a counter that is used', { counter: 0 }],
  ['another previous hash', { previous: 'x'.repeat(44) }],
])(
  'the database refuses %s',
  async (_, { counter = 1, previous }: { counter?: number; previous?: string }) => {
    const insert = query(
      `insert into zatca_documents (unit_id, counter, uuid, order_id, is_standard, number, issued_at, previous_hash, hash, qr, xml, state)
     select u.id, u.last_counter + $1, gen_random_uuid(), (select max(id) from orders), false, 'X', now(), coalesce($2, u.last_hash), repeat('h', 44), 'q', 'x', 'rejected'
       from zatca_units u where state <> 'retired'`,
      [counter, previous ?? null],
    )
    await expect(insert).rejects.toThrow('does not continue the chain')
  },
)

test.each([
  `update zatca_documents set xml = 'y'`,
  `update zatca_documents set hash = repeat('h', 44)`,
  `update zatca_documents set counter = counter + 100`,
  `update zatca_documents set state = 'made'`,
  'delete from zatca_documents',
  'update zatca_units set last_counter = 0',
  `update zatca_units set last_hash = 'x'`,
  'delete from zatca_units',
])('the database refuses: %s', async (statement) => {
  await expect(query(statement)).rejects.toThrow('keeps what was made')
})

const renew = (otp = '123345') => renewUnit(database, { platform, keys: testKeys }, { otp, by })
const units = () =>
  query<{ id: number; state: string; because: string | null; common_name: string; certificate: string }>(
    'select id, state, because, common_name, certificate from zatca_units order by id',
  )

test('renews nothing after a wrong code, a refused certificate, or a change of the VAT number', async () => {
  const before = await units()
  expect(await renew('000000')).toMatchObject({
    kind: 'failed',
    step: 'certificate',
    status: 400,
    messages: [{ code: 'Invalid-OTP' }],
  })
  faults.push('unauthorised')
  expect(await renew()).toMatchObject({ kind: 'failed', step: 'certificate', status: 401 })
  await query(`update settings set vat_number = '311111111100003'`)
  expect(await renew()).toEqual({ kind: 'otherSeller' })
  await query(`update settings set vat_number = '300000000000003'`)
  expect(await units()).toEqual(before)
})

test('gives a renewed unit another certificate and chain, and sends waiting documents with the old ones', async () => {
  const [before] = await units()
  const waiting: number[] = []
  for (let at = 0; at < 2; at++) {
    const { id } = await paidOrder()
    const made = await makeDocument(database, testKeys, { orderId: id, creditNote: null })
    if (made.kind !== 'made') throw new Error('No document was made')
    waiting.push(made.id)
  }
  const [first = 0, second = 0] = waiting
  await changeUnit(database, { change: 'stop', by })
  const renewals = await Promise.all([renew(), renew()])
  expect(renewals.map(({ kind }) => kind).sort()).toEqual(['moved', 'renewed'])
  expect(renewals).toContainEqual(expect.objectContaining({ queued: 2 }))
  const [old, renewed] = await units()
  expect(old).toEqual({ ...before, state: 'retired', because: 'renewed' })
  expect(renewed).toMatchObject({ state: 'stopped', because: 'owner', common_name: before?.common_name })
  expect(renewed?.certificate).not.toBe(before?.certificate)
  // While the owner has stopped the renewed unit, documents of the old one are not sent either.
  expect(await sendDocument(database, tools, first)).toBe('waiting')
  await changeUnit(database, { change: 'resume', by })
  expect(await sendDocument(database, tools, first)).toBe('accepted')
  // Once ZATCA refuses the old certificate, the new one is tried. The owner corrects the documents that it rejects.
  faults.push('unauthorised')
  expect(await sendDocument(database, tools, second)).toBe('rejected')
  expect(await findUnitStatus(database, new Date())).toMatchObject({
    unit: { state: 'active' },
    uncorrected: 1,
  })
  const [rejected] = await query<{ number: string }>('select number from zatca_documents where id = $1', [
    second,
  ])
  expect(await correctDocument(database, { number: rejected?.number ?? '', by })).toBe('queued')
  await paidOrder()
  await settle()
  const chain = await query<{ counter: number; state: string }>(
    'select counter, state from zatca_documents where unit_id = $1 order by counter',
    [renewed?.id],
  )
  expect(chain).toEqual([1, 2].map((counter) => ({ counter, state: 'accepted' })))
  expect(await findUnitStatus(database, new Date())).toMatchObject({
    waiting: 0,
    owed: 0,
    uncorrected: 0,
    unit: { lastCounter: 2, certificateDays: expect.any(Number) },
  })
})

test('retires the unit of a restored database, and passes owed documents to the next one', async () => {
  expect(await retireRestoredUnit(database)).toBe(true)
  expect(await retireRestoredUnit(database)).toBe(false)
  const before = await documents()
  await expect(query(`update zatca_units set state = 'active'`)).rejects.toThrow('keeps what was made')
  // Paid after the restore: without a unit, the invoice owes its document.
  const { id } = await paidOrder()
  expect(await makeDocument(database, testKeys, { orderId: id, creditNote: null })).toEqual({ kind: 'none' })
  expect(await documents()).toEqual(before)
  expect(await query('select order_id from zatca_owed')).toEqual([{ order_id: id }])
  const atOnce = await Promise.all([onboard(), onboard()])
  expect(atOnce.map(({ kind }) => kind).sort()).toEqual(['onboarded', 'present'])
  expect(atOnce).toContainEqual(expect.objectContaining({ owed: 1 }))
  expect(await requestRetry(database)).toBe(1)
  await settle()
  expect((await documents())[0]).toMatchObject({ counter: 1, state: 'accepted' })
})

test('counts documents that do not continue the chain, which only manual changes cause', async () => {
  expect(await countChainBreaks(database)).toBe(0)
  await asSuperuser(
    database,
    `set session_replication_role = replica;
     update zatca_documents set previous_hash = repeat('x', 44) where id = (select min(id) + 2 from zatca_documents)`,
  )
  expect(await countChainBreaks(database)).toBe(1)
})

test('makes a document that waits during a renewal with the renewed unit', async () => {
  const { id } = await paidOrder()
  const connection = await database.$client.connect()
  try {
    await connection.query('begin')
    await connection.query(`update zatca_units set state = 'retired' where state <> 'retired'`)
    await connection.query(
      `insert into zatca_units (environment, state, common_name, certificate, certified_until, sealed_key, sealed_secret, last_hash)
       select environment, 'active', common_name, certificate, certified_until, sealed_key, sealed_secret, repeat('h', 44)
         from zatca_units order by id desc limit 1`,
    )
    const making = makeDocument(database, testKeys, { orderId: id, creditNote: null })
    let waits = 0
    while (waits === 0) {
      const [found] = await query<{ waits: number }>(
        `select count(*)::int as waits from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      waits = found?.waits ?? 0
    }
    await connection.query('commit')
    expect(await making).toMatchObject({ kind: 'made' })
  } finally {
    connection.release()
  }
})

test('rejects a certificate for another key, as ZATCA’s developer portal issues', async () => {
  await changeUnit(database, { change: 'retire', by })
  const before = await units()
  const shared = zatcaPlatform('fake', async (request) => {
    const response = await fake.api.fetch(request)
    if (!request.url.endsWith('production/csids')) return response
    const answer: object = JSON.parse(await response.text())
    return Response.json({ ...answer, binarySecurityToken: btoa(sampleCertificate) })
  })
  const done = onboardUnit(database, { platform: shared, keys: testKeys }, onboarding)
  expect(await done).toEqual({ kind: 'otherCertificate' })
  expect(await units()).toEqual(before)
  expect(await onboard()).toMatchObject({ kind: 'onboarded' })
})
