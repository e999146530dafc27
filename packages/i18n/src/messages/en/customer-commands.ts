import { formatNumber } from '../../numbers.ts'
import { plural } from '../../plurals.ts'
import type { customerCommands as ar } from '../ar/customer-commands.ts'

/** What `shop customers …` says, in English. */
export const customerCommands = {
  about: 'Customers and their personal data.',
  email: 'The email address of a customer, or of somebody who ordered as a guest',
  unknown: (email: string) => `The shop holds nothing on ${email}.`,
  list: {
    summary: 'Show the accounts of customers, the newest first',
    search: 'A part of the name, email address, phone or company',
    limit: 'How many; otherwise 50',
    badLimit: (most: number) => `--limit is a whole number from 1 to ${most}.`,
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
    summary: 'Show what the shop holds on somebody, with an account or without',
    details: 'This is a summary: --json and the command export have all of it.',
    name: 'Name',
    phone: 'Phone',
    company: 'Company',
    since: 'Account since',
    noAccount: 'No account',
    counts: {
      addresses: 'Addresses',
      logins: 'Logins',
      password_resets: 'Asked for a new password',
      orders: 'Orders',
      transfer_receipts: 'Receipts of transfers',
      reviews: 'Reviews',
      contact_messages: 'Messages',
      mails_counted: 'Mails of the last days',
      changes: 'What the shop changed of the orders',
    },
    newsletter: 'Newsletter',
    subscribed: 'subscribed',
    left: 'left it',
    never: 'never subscribed',
  },
  export: {
    summary: 'Write all that the shop holds on somebody to a JSON file, for them to have',
    details:
      'The Personal Data Protection Law gives everybody a copy of their data.\nHand it to whoever reads that address’s mail only, and delete the file then.',
    file: 'The file; only its owner can read it',
    written: (file: string) => `All of it is in ${file}.`,
  },
  erase: {
    summary: 'Erase somebody, but for what tax law makes the shop keep',
    details:
      'Account, addresses, logins, reviews, messages, newsletter and receipts of transfers go.\nInvoices and credit notes stay for six years with the buyer’s name, and a company’s name, VAT number and address; without email and phone.\nBackups that were made before stay as they are until they are deleted.',
    question: (email: string) => `This cannot be undone. Type ${email} to confirm:`,
    openOrders: (codes: string) =>
      `Whoever has an order under way cannot be erased: ${codes}. Complete or cancel it first.`,
    erased: (email: string) => `${email} is erased.`,
    kept: (invoices: number) =>
      invoices === 1
        ? 'One invoice stays, as tax law wants.'
        : `${formatNumber(invoices)} invoices stay, as tax law wants.`,
  },
  revoke: {
    summary: 'End the logins of a customer on all devices; their password stays',
    email: 'The email address of the account',
    all: 'End the logins of all customers',
    whose: 'Name the email address of one customer, or say --all',
    unknown: (email: string) => `Nobody has an account with ${email}`,
    ended: (count: number, email: string) => `${logins(count)} of ${email} ended.`,
    endedAll: (count: number) => `${logins(count)} of all customers ended.`,
  },
} satisfies typeof ar

function logins(count: number): string {
  return `${formatNumber(count)} ${plural('en', count, { one: 'login', other: 'logins' })}`
}
