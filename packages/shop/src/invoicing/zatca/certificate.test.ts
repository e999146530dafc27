import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { readDer } from '@zayy/platform/x509/der'
import { readRequest } from '@zayy/test-fatoora/certificate-authority'
import { describe, expect, it, test } from 'vitest'
import { certifiedUnit, readCertificate } from './certificate.ts'
import { requestInfo, signingRequest } from './signing-request.ts'
import { propertiesDigest, signedProperties } from './stamp-document.ts'
import { requestedUnit, testUnit } from './testing/test-unit.ts'
import { sampleCertificate, sampleRequest } from './testing/zatca-samples.ts'

const sample = readCertificate(sampleCertificate)
if (!sample) throw new Error('The sample certificate is not read')

describe('a certificate of ZATCA', () => {
  it('is read as its stamps quote it', () => {
    expect({
      ...sample,
      publicKey: sample.publicKey.toString('hex'),
      signature: sample.signature.toString('hex'),
    }).toEqual({
      text: sampleCertificate,
      issuer: 'CN=PRZEINVOICESCA4-CA, DC=extgazt, DC=gov, DC=local',
      serial: '379112742831380471835263969587287663520528387',
      notAfter: new Date('2029-01-09T09:19:30Z'),
      publicKey:
        '3056301006072a8648ce3d020106052b8104000a03420004a1608a6b449af45204ad33afd2e0240b5548297c54f673e9c76be57f8ca131e8f2f1cd365c96e50eaeed3f2768f26ab46a138c98da3c8309e2ed7b75293f5478',
      signature:
        '3045022100b13f89c8669d65c250a51b71adf2722f28ab068bbc574756342bbde23dbaa01b02203d842e0cf2380c0400cf4b399ddae88f240ea0291dcb134dd4ef97aa6c2feb5c',
      vatNumber: '399999999900003',
      documents: '1100',
    })
  })

  it('names its unit as the request for it did, so that the next request can', () => {
    const { template: _, ...unit } = requestedUnit
    expect(certifiedUnit(sampleCertificate)).toEqual(unit)
    expect(certifiedUnit(testUnit().certificate.text)).toEqual(unit)
    expect(certifiedUnit('MIIB')).toBeNull()
  })

  it.each([
    [
      '2024-01-14T10:26:49',
      'NTUzMzVmMjExNWRjYzZkYzRlNjI1Y2Q1NDM1NWMwYjMzZjQ4MTZiYjlhOTZlMmY5ZDkzM2Q3ZDM1ODliNjE0ZA==',
    ],
    [
      '2025-07-22T15:51:28',
      'ZmMwY2ZhNDljNzNjZDA5NmY4NDM4MmY1ZmY1YTA0NjY3MzY4NzMxOGJhYmZmNWU1OGYzZWJlODI3ZDgyZGVkZA==',
    ],
  ])('signs the properties of %s as the SDK does', (time, digest) => {
    const properties = signedProperties(sample, time)
    expect(properties.certificateDigest).toBe(
      'ZDMwMmI0MTE1NzVjOTU2NTk4YzVlODhhYmI0ODU2NDUyNTU2YTVhYjhhMDFmN2FjYjk1YTA2OWQ0NjY2MjQ4NQ==',
    )
    expect(propertiesDigest(properties)).toBe(digest)
  })

  it('verifies the signatures of two samples over the bytes of their hash, not over its text', () => {
    const key = createPublicKey({ key: sample.publicKey, format: 'der', type: 'spki' })
    for (const [hash, signature] of [
      [
        'z5F9qsS6oWyDhehD8u8S0DaxV+2CUiUz9Y+UsR61JgQ=',
        'MEYCIQCYovp/Gxd/x2qZcDZZf+4TdtfZjU/1/fzS3EQjmZGhlQIhANTc0rlAs3ffQgrKi8V49eXV32d200XIutgCti4iGAjB',
      ],
      [
        'Hss2gNFjBY5OJn/5CEVZSSNUMrSf4QlCMxwsioPN6fA=',
        'MEUCIQCs+DNQ1vlz7JoovA7JRjakn4tUs0JlCcAoJNh/J65FHwIgKppt2+DfcLXtKQ6yR49tcVydgs/MSY2yV9vATzcpUq4=',
      ],
    ] as const) {
      const bytes = Buffer.from(signature, 'base64')
      expect(verify('sha256', Buffer.from(hash, 'base64'), key, bytes)).toBe(true)
      expect(verify('sha256', Buffer.from(hash), key, bytes)).toBe(false)
    }
  })

  it('is read with line breaks too', () => {
    const lines = sampleCertificate.match(/.{1,64}/g)?.join('\n') ?? ''
    expect(readCertificate(lines)?.text).toBe(sampleCertificate)
  })
})

test.each([
  ['nothing', ''],
  ['a PEM frame', `-----BEGIN CERTIFICATE-----\n${sampleCertificate}\n-----END CERTIFICATE-----`],
  ['a certificate cut short', sampleCertificate.slice(0, 800)],
  [
    'a certificate with more behind it',
    Buffer.concat([Buffer.from(sampleCertificate, 'base64'), Buffer.alloc(20_000)]).toString('base64'),
  ],
  ['a certificate request', sampleRequest],
  ['other text', Buffer.from('<html>').toString('base64')],
])('takes %s for no certificate', (_, given) => {
  expect(readCertificate(given)).toBeNull()
})

describe('a certificate request', () => {
  it('has the bytes of the SDK’s request', () => {
    const [request] = readDer(Buffer.from(sampleRequest, 'base64')) ?? []
    const [info] = readDer(request?.content ?? Buffer.alloc(0)) ?? []
    const parts = readDer(info?.content ?? Buffer.alloc(0)) ?? []
    expect(requestInfo(parts[2]?.whole ?? Buffer.alloc(0), requestedUnit)).toEqual(info?.whole)
  })

  it('is signed by its own key', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
    const arabic = { ...requestedUnit, branch: 'فرع الرياض', organisation: 'متجر زيّ'.repeat(20) }
    const pem = signingRequest(privateKey, arabic)
    const request = readRequest(pem)
    expect(request?.template).toBe('ZATCA-Code-Signing')
    expect(request?.attributes.get('2.5.4.11')).toBe('فرع الرياض')
    expect(request?.attributes.get('2.5.4.10')).toBe(arabic.organisation)
    const altered = Buffer.from(pem.split('\n').slice(1, -2).join(''), 'base64')
    altered[60] = (altered[60] ?? 0) ^ 1
    const lines = altered.toString('base64').match(/.{1,64}/g) ?? []
    expect(
      readRequest(
        ['-----BEGIN CERTIFICATE REQUEST-----', ...lines, '-----END CERTIFICATE REQUEST-----', ''].join('\n'),
      ),
    ).toBeNull()
  })
})
