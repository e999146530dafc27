import { formatNumber } from '../../numbers.ts'
import { plural } from '../../plurals.ts'
import type { zatcaCommands as ar } from '../ar/zatca-commands.ts'

export const zatcaCommands: typeof ar = {
  about: 'E-invoicing, phase 2: connect the shop to ZATCA (the Fatoora platform)',
  off: 'The connection is off: set ZATCA to simulation, to rehearse, or production in the operator’s settings, and restart the shop.',
  noUnit: 'No unit is connected. Connect one: npm run shop -- zatca onboard --otp 123456',
  number: 'The number of the invoice or credit note as printed, such as 000042 or CN-000007',
  unknown: (number) => `There is no document with the number ${number}.`,
  environments: {
    fake: 'the fake platform',
    simulation: 'the simulation platform',
    production: 'the production platform',
  },
  onboard: {
    summary: 'Connect the shop to ZATCA: from then on every invoice is stamped and sent',
    details:
      'Create a code for a new solution unit at fatoora.zatca.gov.sa (six digits, valid for an hour), then:\n  npm run shop -- zatca onboard --otp 123456',
    otp: 'The code from the Fatoora portal, six digits',
    branch:
      'The branch in the certificate; default: the seller’s city. In a VAT group: the member’s number of 10 digits',
    industry: 'The line of business in the certificate; default: Clothing, in Arabic',
    badOtp: 'Give the code after --otp: it has six digits',
    sure: (where) => `Connect the shop to ${where}? From now on every invoice is stamped and sent to ZATCA.`,
    present:
      'The shop has a connected unit. To connect another one, end it first: npm run shop -- zatca stop --for-good',
    gaps: 'The settings lack what ZATCA requires:',
    gap: {
      vat_number: 'vat_number: the VAT number',
      cr_number: 'cr_number: the commercial registration, 10 digits',
      seller_street: 'seller_street: the street',
      seller_building: 'seller_building: the building number, 4 digits',
      seller_district: 'seller_district: the district',
      seller_city: 'seller_city: the city',
      seller_postcode: 'seller_postcode: the postcode, 5 digits',
      legal_name:
        'legal_name: the name is longer than 150 bytes (about 75 Arabic letters) and does not fit the QR code',
      tax: 'tax: a rate of 15 or 5',
    },
    steps: { certificate: 'certificate for the checks', production: 'certificate for production' },
    checks: {
      'standard invoice': 'tax invoice',
      'standard credit': 'credit note for a tax invoice',
      'standard debit': 'debit note for a tax invoice',
      'simplified invoice': 'simplified invoice',
      'simplified credit': 'credit note for a simplified invoice',
      'simplified debit': 'debit note for a simplified invoice',
    },
    passed: (step) => `Done: ${step}`,
    failed: (step, status) => `ZATCA refused “${step}” (HTTP ${status}). Nothing was changed.`,
    noAnswer: (step) => `ZATCA did not answer at “${step}”. Nothing was changed; try again.`,
    otherCertificate:
      'The certificate is not for this shop’s key, VAT number and kinds of documents. Nothing was changed; try again with another code.',
    done: (until) =>
      `The shop is connected. From now on every invoice is stamped and sent to ZATCA. The certificate is valid until ${until}.`,
  },
  status: {
    summary: 'The connection: the unit, and what was sent, waits or was rejected',
    phaseOne:
      'The shop is in phase 1. Once ZATCA names the day from which phase 2 applies to you, connect it: npm run shop -- zatca onboard --otp 123456',
    unit: 'unit',
    environment: 'platform',
    state: 'state',
    states: { active: 'active', stopped: 'stopped: documents are made and not sent', retired: 'ended' },
    until: 'certificate until',
    counter: 'last counter',
    accepted: 'accepted',
    warned: 'of which with warnings',
    waiting: 'waiting for an answer',
    oldest: 'oldest waiting',
    rejected: 'rejected',
    uncorrected: 'of which still to correct',
    owed: 'not made yet',
    unanswered: 'requests without an answer',
    requests: 'time of a request',
    requestMs: (median, p95) => `${formatNumber(median)} ms, 95 % within ${formatNumber(p95)} ms`,
  },
  list: {
    summary: 'Show documents, newest first',
    state: 'Only those in a state: waiting, rejected, warned (accepted with warnings) or accepted',
    badState: 'Give one of these after --state: waiting, rejected, warned or accepted',
    none: 'No documents.',
    columns: {
      number: 'number',
      counter: 'counter',
      issued: 'issued',
      kind: 'kind',
      state: 'state',
      messages: 'ZATCA’s messages',
    },
    kinds: { standard: 'standard', simplified: 'simplified' },
    states: { made: 'waiting', accepted: 'accepted', rejected: 'rejected' },
  },
  show: {
    summary: 'Show the documents of an invoice: what ZATCA said, and the XML',
    numberOrCode:
      'The number of the invoice or credit note as printed, or the code of an order: its invoice and credit notes',
    xml: 'Write the stamped XML to this file; - for standard output',
    attempts: (count) =>
      count === 0
        ? 'not sent yet'
        : `sent ${formatNumber(count)} ${plural('en', count, { one: 'time', other: 'times' })}`,
  },
  check: {
    summary: 'Check stored documents here, without ZATCA: rules, hash, stamp, QR code and chain',
    details:
      'These are the shop’s own rules, written from ZATCA’s. What ZATCA itself said: npm run shop -- zatca show NUMBER',
    passed: 'No findings.',
    failed: 'A document has errors: the lines above name them.',
    differs: {
      xml: 'the stored XML is not an invoice',
      hash: 'the hash of the XML is not the stored one',
      qr: 'the QR code in the XML is not the stored one',
      place: 'counter, UUID or previous hash in the XML are not the stored ones',
      chain: 'the document does not continue the one before, or the next one does not continue it',
    },
  },
  export: {
    summary: 'Write the XML of all documents of a period into a new folder, named as ZATCA asks',
    details:
      'Without days, all documents. A cleared document is ZATCA’s, and …_sent.xml beside it what was sent; …_rejected-… was rejected.',
    FOLDER: 'A folder that is empty, or that does not exist yet',
    written: (files, path) => `Files written to ${path}: ${files}.`,
  },
  renew: {
    summary: 'Renew the unit’s certificate, before it ends',
    details:
      'Create a code to renew this unit at fatoora.zatca.gov.sa (six digits, valid for an hour), then:\n  npm run shop -- zatca renew --otp 123456',
    sure: (where) =>
      `Renew the certificate at ${where}? Documents from then on have the new one, and begin a new chain.`,
    moved:
      'Another command renewed or ended the unit meanwhile, and this certificate was not kept: npm run shop -- zatca status',
    otherPlatform:
      'The unit is connected to another platform than ZATCA is set to: set ZATCA to the unit’s platform for this command.',
    otherSeller:
      'The VAT number in the settings is not that of the certificate. A renewal cannot change it: end the unit and connect another one.',
    done: (until) =>
      `The certificate is renewed and valid until ${until}. Earlier documents keep theirs, and those that wait are sent.`,
  },
  retry: {
    summary: 'Send waiting documents now',
    queued: (count) =>
      count === 0
        ? 'No documents are waiting.'
        : `${formatNumber(count)} ${plural('en', count, { one: 'document is', other: 'documents are' })} sent now.`,
  },
  correct: {
    summary: 'Make a new document for an invoice that ZATCA rejected, once the cause is mended',
    queued: (number) => `A new document for ${number} is made and sent. The rejected one is kept.`,
    accepted: (number) => `The document of ${number} is accepted: nothing to correct.`,
    waiting: (number) => `The document of ${number} waits for ZATCA’s answer.`,
    otherSeller: (number) =>
      `The invoice of ${number} has another VAT number than the certificate, so ZATCA would reject a new document too. Nothing was changed. Ask your accountant how to declare this credit note; if the certificate’s number is the wrong one, correct the setting vat_number, end the unit and connect another one.`,
  },
  stop: {
    summary: 'Stop sending to ZATCA; documents are made and wait',
    'for-good': 'End the unit for good: no documents are made until another one is connected',
    sure: 'End the unit for good? It cannot be resumed: another one has to be connected with a new code.',
    stopped: 'Sending has stopped. Documents are made and wait until: npm run shop -- zatca resume',
    retired: 'The unit has ended. Connect another one: npm run shop -- zatca onboard --otp 123456',
  },
  endedByRestore:
    'The unit for e-invoices has ended, since ZATCA has documents that this database does not. Invoices owe theirs until you connect another one: npm run shop -- zatca onboard --otp 123456',
  resume: { summary: 'Resume sending, waiting documents first' },
}
