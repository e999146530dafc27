/**
 * The stamp of a document (XAdES, as ZATCA reads it: Security Features Implementation Standards 2.3). ZATCA's servers hash
 * SignedProperties as this very text, so its white space must stay.
 */

import { escaped, type Xml } from './canonical-xml.ts'

/** @property certificateDigest base64 of the hex SHA-256 of the certificate's base64 text */
export type SignedProperties = {
  /** '2026-11-26T15:05:09Z', in UTC. */
  signingTime: string
  certificateDigest: string
  /** 'CN=…, DC=…'. */
  issuer: string
  /** Decimal digits. */
  serial: string
}

/**
 * @property hash base64 of the invoice hash
 * @property propertiesDigest base64 of the hex SHA-256 of `signedPropertiesText`
 * @property signature base64
 * @property certificate base64 of the DER, one line
 */
export type Stamp = {
  hash: string
  propertiesDigest: string
  signature: string
  certificate: string
  properties: SignedProperties
}

const DS = ' xmlns:ds="http://www.w3.org/2000/09/xmldsig#"'
const XADES = ' xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"'
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256'
const SIGNATURE = 'urn:oasis:names:specification:ubl:signature'
const SCHEMA = 'urn:oasis:names:specification:ubl:schema:xsd:'

/** Returns the text whose SHA-256 is the digest of the signed properties. */
export function signedPropertiesText(properties: SignedProperties): string {
  return propertiesXml(properties, { xades: XADES, ds: DS })
}

/** Returns `ext:UBLExtensions` with the stamp. */
export function stampExtension(stamp: Stamp): Xml {
  return [
    '<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionURI>urn:oasis:names:specification:ubl:dsig:enveloped:xades</ext:ExtensionURI><ext:ExtensionContent>',
    `<sig:UBLDocumentSignatures xmlns:sig="${SCHEMA}CommonSignatureComponents-2" xmlns:sac="${SCHEMA}SignatureAggregateComponents-2" xmlns:sbc="${SCHEMA}SignatureBasicComponents-2">`,
    `<sac:SignatureInformation><cbc:ID>${SIGNATURE}:1</cbc:ID><sbc:ReferencedSignatureID>${SIGNATURE}:Invoice</sbc:ReferencedSignatureID>`,
    `<ds:Signature${DS} Id="signature"><ds:SignedInfo>`,
    '<ds:CanonicalizationMethod Algorithm="http://www.w3.org/2006/12/xml-c14n11"/>',
    '<ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256"/>',
    '<ds:Reference Id="invoiceSignedData" URI=""><ds:Transforms>',
    ...['ext:UBLExtensions', 'cac:Signature', "cac:AdditionalDocumentReference[cbc:ID='QR']"].map(
      (left) =>
        `<ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"><ds:XPath>not(//ancestor-or-self::${left})</ds:XPath></ds:Transform>`,
    ),
    '<ds:Transform Algorithm="http://www.w3.org/2006/12/xml-c14n11"/></ds:Transforms>',
    `<ds:DigestMethod Algorithm="${SHA256}"/><ds:DigestValue>${stamp.hash}</ds:DigestValue></ds:Reference>`,
    '<ds:Reference Type="http://www.w3.org/2000/09/xmldsig#SignatureProperties" URI="#xadesSignedProperties">',
    `<ds:DigestMethod Algorithm="${SHA256}"/><ds:DigestValue>${stamp.propertiesDigest}</ds:DigestValue></ds:Reference>`,
    `</ds:SignedInfo><ds:SignatureValue>${stamp.signature}</ds:SignatureValue>`,
    `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${stamp.certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`,
    `<ds:Object><xades:QualifyingProperties${XADES} Target="signature">`,
    propertiesXml(stamp.properties, { xades: '', ds: '' }),
    '</xades:QualifyingProperties></ds:Object></ds:Signature></sac:SignatureInformation></sig:UBLDocumentSignatures>',
    '</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>',
  ].join('') as Xml
}

/** @param declared namespace declarations. The document inherits them; the hashed text repeats each */
function propertiesXml(
  { signingTime, certificateDigest, issuer, serial }: SignedProperties,
  { xades, ds }: { xades: string; ds: string },
): string {
  return `<xades:SignedProperties${xades} Id="xadesSignedProperties">
                                    <xades:SignedSignatureProperties>
                                        <xades:SigningTime>${signingTime}</xades:SigningTime>
                                        <xades:SigningCertificate>
                                            <xades:Cert>
                                                <xades:CertDigest>
                                                    <ds:DigestMethod${ds} Algorithm="${SHA256}"/>
                                                    <ds:DigestValue${ds}>${certificateDigest}</ds:DigestValue>
                                                </xades:CertDigest>
                                                <xades:IssuerSerial>
                                                    <ds:X509IssuerName${ds}>${escaped(issuer)}</ds:X509IssuerName>
                                                    <ds:X509SerialNumber${ds}>${serial}</ds:X509SerialNumber>
                                                </xades:IssuerSerial>
                                            </xades:Cert>
                                        </xades:SigningCertificate>
                                    </xades:SignedSignatureProperties>
                                </xades:SignedProperties>`
}
