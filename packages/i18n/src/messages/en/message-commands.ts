import { formatNumber } from '../../numbers.ts'
import type { messageCommands as ar } from '../ar/message-commands.ts'

/** Messages of `shop messages …`, in English. */
export const messageCommands = {
  about: 'Messages from the contact page.',
  badNumber: 'Give the number of a message, as npm run shop -- messages list shows it.',
  list: {
    summary: 'List what visitors wrote on the contact page, newest first',
    details:
      'Every message is kept here, whether or not its email reached the shop. Read one in full: npm run shop -- messages show NUMBER',
    before: 'Only messages before this one: what follows a list',
    limit: 'How many messages; by default 50',
    badLimit: (most: number) => `Give --limit a number from 1 to ${formatNumber(most)}.`,
    none: 'There are no messages.',
    more: (last: number) => `Earlier ones: npm run shop -- messages list --before ${last}`,
    columns: { number: 'number', at: 'sent', name: 'name', email: 'email', message: 'message' },
  },
  show: {
    summary: 'Show one message in full',
    NUMBER: 'The number of the message',
    unknown: (number: number) => `There is no message ${number}.`,
    from: 'From',
    email: 'Email',
    phone: 'Phone',
    sentAt: 'Sent',
  },
} satisfies typeof ar
