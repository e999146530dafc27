import { createHash, createPublicKey, verify } from 'node:crypto'
import { halalas } from '@zayy/domain/money'
import { partialRefundSums } from '@zayy/domain/zatca/document-sums'
import {
  exampleDocument,
  exampleHash,
  exampleXml,
  firstPreviousHash,
} from '@zayy/domain/zatca/testing/example-document'
import { expect, test } from 'vitest'
import { FIRST_PREVIOUS_HASH, stampDocument } from './stamp-document.ts'
import { testUnit } from './testing/test-unit.ts'

const unit = testUnit()
const now = new Date('2026-11-26T15:05:09.500Z')
const company = { name: 'شركة الواحة', vatNumber: '311111111100003' }

/** Reads the values of a QR code by their tags. */
function valuesOf(qr: string): Map<number, Buffer> {
  const bytes = Buffer.from(qr, 'base64')
  const values = new Map<number, Buffer>()
  for (let at = 0; at < bytes.length; at += 2 + (bytes[at + 1] ?? 0))
    values.set(bytes[at] ?? 0, bytes.subarray(at + 2, at + 2 + (bytes[at + 1] ?? 0)))
  return values
}

const between = (xml: string, start: string, end: string) => xml.split(start)[1]?.split(end)[0]

test('the first previous hash is that of the digit 0', () => {
  expect(FIRST_PREVIOUS_HASH).toBe(firstPreviousHash)
})

test('hashes the example as three canonicalisers did', () => {
  expect(createHash('sha256').update(exampleXml).digest('base64')).toBe(exampleHash)
  expect(stampDocument(exampleDocument(), unit, now).hash).toBe(exampleHash)
})

test('stamps hash, certificate and signed properties, and says the same in the QR code', () => {
  const { xml, hash, qr } = stampDocument(exampleDocument(), unit, now)
  const text = xml.toString()
  const signature = between(text, '<ds:SignatureValue>', '<') ?? ''
  const key = createPublicKey({ key: unit.certificate.publicKey, format: 'der', type: 'spki' })
  expect(verify('sha256', Buffer.from(hash, 'base64'), key, Buffer.from(signature, 'base64'))).toBe(true)
  expect(between(text, '<ds:Reference Id="invoiceSignedData"', '</ds:Reference>')).toContain(
    `<ds:DigestValue>${hash}</ds:DigestValue>`,
  )
  expect(text).toContain(`<ds:X509Certificate>${unit.certificate.text}</ds:X509Certificate>`)
  expect(text).toContain('<xades:SigningTime>2026-11-26T15:05:09Z</xades:SigningTime>')
  expect(text).toContain('>CN=TEST-FATOORA-CA, DC=test-fatoora, DC=local</ds:X509IssuerName>')
  // The platform hashes the text in the document with its five namespace declarations.
  const properties = `<xades:SignedProperties${between(text, '<xades:SignedProperties', '</xades:SignedProperties>')}</xades:SignedProperties>`
  const declared = properties
    .replace('SignedProperties ', 'SignedProperties xmlns:xades="http://uri.etsi.org/01903/v1.3.2#" ')
    .replaceAll(/<ds:\w+/g, '$& xmlns:ds="http://www.w3.org/2000/09/xmldsig#"')
  const digest = Buffer.from(createHash('sha256').update(declared).digest('hex')).toString('base64')
  expect(between(text, 'URI="#xadesSignedProperties">', '</ds:Reference>')).toContain(`>${digest}<`)
  expect(text).toContain(`mimeCode="text/plain">${qr}<`)
  const values = valuesOf(qr)
  expect([...values].slice(0, 7).map(([, value]) => `${value}`)).toEqual([
    ...['شركة توريد التكنولوجيا بأقصى سرعة المحدودة', '399999999900003', '2026-11-26T18:05:09'],
    ...['664.90', '86.73', hash, signature],
  ])
  expect(values.get(8)).toEqual(unit.certificate.publicKey)
  expect(values.get(9)).toEqual(unit.certificate.signature)
  expect(qr.length).toBeLessThanOrEqual(700)
})

test('a standard document has no ninth tag', () => {
  const { qr, xml } = stampDocument(exampleDocument({ buyer: company }), unit, now)
  expect([...valuesOf(qr).keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(xml.toString()).toContain('name="0100000"')
})

test('the stamp is no part of the hash, and the chain is', () => {
  const [first, again] = [now, new Date('2026-11-27')].map((at) => stampDocument(exampleDocument(), unit, at))
  expect(again?.hash).toBe(first?.hash)
  expect(again?.qr).not.toBe(first?.qr)
  const next = stampDocument(exampleDocument({ counter: 2, previousHash: first?.hash ?? '' }), unit, now)
  expect(next.hash).not.toBe(first?.hash)
})

test('stamps a credit note', () => {
  const sums = partialRefundSums({ invoiceNumber: '000001', total: halalas(1_150), tax: halalas(150) })
  const corrects = { invoiceNumber: '000001', reason: 'مقاس خاطئ' }
  const { xml, qr } = stampDocument(exampleDocument({ kind: 'credit', corrects, sums }), unit, now)
  expect(xml.toString()).toContain('<cbc:InstructionNote>مقاس خاطئ</cbc:InstructionNote>')
  expect([...valuesOf(qr)].slice(3, 5).map(([, value]) => `${value}`)).toEqual(['11.50', '1.50'])
})
