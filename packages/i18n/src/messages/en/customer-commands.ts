import { formatNumber } from '../../numbers.ts'
import { plural } from '../../plurals.ts'
import type { customerCommands as ar } from '../ar/customer-commands.ts'

/** Messages of `shop customers …`, in English. */
export const customerCommands = {
  about: 'Customers and their personal data.',
  email:
    'The email address of a customer, or of someone who ordered as a guest; the phone number of a caller whose orders have no email',
  unknown: (email: string) => `The shop holds no data on ${email}.`,
  list: {
    summary: 'List customer accounts, newest first',
    search: 'Part of the name, email, phone or company',
    limit: 'How many; by default 50',
    badLimit: (most: number) => `--limit must be a whole number from 1 to ${most}.`,
    none: 'There are no accounts.',
    columns: {
      email: 'email',
      name: 'name',
      phone: 'phone',
      since: 'since',
      orders: 'orders',
      lastOrder: 'last order',
    },
  },
  show: {
    summary: 'Show all that the shop holds on a person, with or without an account',
    details: 'This is a summary: --json and the command export give everything.',
    name: 'Name',
    phone: 'Phone',
    company: 'Company',
    since: 'Account since',
    noAccount: 'No account',
    counts: {
      addresses: 'Addresses',
      logins: 'Logins',
      password_resets: 'Password resets',
      orders: 'Orders',
      transfer_receipts: 'Transfer receipts',
      reviews: 'Reviews',
      contact_messages: 'Messages',
      mails_counted: 'Mails in recent days',
      changes: 'Changes the shop made to their orders',
    },
    newsletter: 'Newsletter',
    subscribed: 'subscribed',
    left: 'unsubscribed',
    never: 'never subscribed',
  },
  export: {
    summary: 'Write all that the shop holds on a person to a JSON file, to give them on request',
    details:
      'The Personal Data Protection Law entitles everyone to a copy of their data.\nGive it only to the owner of that email address, then delete the file.',
    FILE: 'The file; only its owner can read it',
    written: (file: string) => `All the data is in ${file}.`,
    several: (names: string) =>
      `(!) Several people share this email or phone: ${names}. Before you give the file to one of them, remove what belongs to the others.`,
  },
  erase: {
    summary: 'Erase a person’s data, except what tax law makes the shop keep',
    details:
      'The account, addresses, logins, reviews, messages, subscription and transfer receipts are erased.\nInvoices and credit notes are kept for six years with the buyer’s name (for a company its name, VAT number and address), without email and phone.\nEarlier backups stay as they are until they are deleted.',
    people: 'This erases the data of:',
    several: 'They share this email or phone. If you mean only one of them, do not go on: all are erased.',
    question: (email: string) => `This cannot be undone. Type ${email} to confirm:`,
    openOrders: (codes: string) =>
      `Someone with an open order cannot be erased: ${codes}. Complete or cancel it first.`,
    erased: (email: string) => `The data on ${email} has been erased.`,
    kept: (invoices: number) =>
      invoices === 1
        ? 'One invoice is kept, as tax law requires.'
        : `${formatNumber(invoices)} invoices are kept, as tax law requires.`,
  },
  revoke: {
    summary: 'Log a customer out on all devices; their password stays the same',
    EMAIL: 'The email address of the account',
    all: 'Log out all customers',
    whose: 'Give the email address of one customer, or --all',
    unknown: (email: string) => `Nobody has an account with ${email}`,
    ended: (count: number, email: string) => `${logins(count)} of ${email} ended.`,
    endedAll: (count: number) => `${logins(count)} ended, of all customers.`,
  },
} satisfies typeof ar

function logins(count: number): string {
  return `${formatNumber(count)} ${plural('en', count, { one: 'login', other: 'logins' })}`
}
