import { createPublicKey, verify } from 'node:crypto'
import { ZERO } from '@zayy/domain/money'
import { exampleHash, exampleXml } from '@zayy/domain/zatca/testing/example-document'
import { readCertificate } from '@zayy/shop/invoicing/zatca/certificate'
import { propertiesDigest, signedProperties } from '@zayy/shop/invoicing/zatca/stamp-document'
import { zatcaQr } from '@zayy/shop/zatca-qr'
import { describe, expect, it, test } from 'vitest'
import { generateDocuments } from './generated-documents.ts'
import { readXml, ublSchema } from './xml-oracle.ts'
import { SKIPPED, sampleDocuments, zatcaData } from './zatca-data.ts'

const data = zatcaData()
if (data === null) console.warn(SKIPPED)
const samples = data === null ? [] : await sampleDocuments(data)

describe.skipIf(data === null)('the samples of ZATCA’s SDK', () => {
  it('are all there', () => {
    expect(samples).toHaveLength(19)
  })

  it.each(samples)(
    'has the hash, digests, signature and QR code that the shop computes: $name',
    ({ xml, name }) => {
      const read = readXml(xml)
      const certificate = readCertificate(read.certificate)
      if (!certificate) throw new Error('The certificate is not read')
      const properties = signedProperties(certificate, read.signingTime)
      expect(properties).toEqual({
        signingTime: read.signingTime,
        certificateDigest: read.certificateDigest,
        issuer: read.issuer,
        serial: read.serial,
      })
      expect(read.digests).toEqual([read.hash, propertiesDigest(properties)])
      const key = createPublicKey({ key: certificate.publicKey, format: 'der', type: 'spki' })
      const signature = Buffer.from(read.signature, 'base64')
      expect(verify('sha256', Buffer.from(read.hash, 'base64'), key, signature)).toBe(true)
      const rebuilt = zatcaQr({
        seller: read.seller,
        vatNumber: read.vatNumber,
        issuedAt: read.time,
        total: ZERO,
        tax: ZERO,
        stamp: {
          hash: read.hash,
          signature: read.signature,
          publicKey: certificate.publicKey,
          certificateSignature: name.startsWith('Simplified') ? certificate.signature : null,
        },
      })
      expect(withoutAmounts(read.qr)).toEqual(withoutAmounts(rebuilt))
      // The samples write amounts with one, two or no decimals.
      const [, , , total, tax] = valuesOf(read.qr)
      expect([read.total, read.payable].map(Number)).toContain(Number(total))
      expect(Number(tax)).toBe(Number(read.tax))
    },
  )
})

test.skipIf(data === null)('documents of every kind are valid by the UBL 2.1 schema', () => {
  const violation = ublSchema(data ?? '')
  for (const { xml, kind } of generateDocuments(60, { seed: 7 }))
    expect([kind, violation(xml)]).toEqual([kind, null])
})

test('an independent canonicaliser writes the bytes that the shop hashes', () => {
  expect(readXml(Buffer.from(exampleXml)).hash).toBe(exampleHash)
  for (const { xml, hash } of generateDocuments(60, { seed: 7 })) expect(readXml(xml).hash).toBe(hash)
})

function valuesOf(qr: string): Buffer[] {
  const bytes = Buffer.from(qr, 'base64')
  const values: Buffer[] = []
  for (let at = 0; at < bytes.length; at += 2 + (bytes[at + 1] ?? 0))
    values.push(bytes.subarray(at + 2, at + 2 + (bytes[at + 1] ?? 0)))
  return values
}

function withoutAmounts(qr: string): string[] {
  return valuesOf(qr)
    .toSpliced(3, 2)
    .map((value) => value.toString('hex'))
}
