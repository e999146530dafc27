import type { paymentCommands as ar } from '../ar/payment-commands.ts'

/** What `shop payments …` says, in English. */
export const paymentCommands = {
  about: 'Card payments.',
  refund: {
    summary: 'Give the money of an order that was paid by card back, all or a part of it',
    details: 'The server that runs gives it back through the payment gateway.',
    order: 'The order’s code, such as SQMB-VN7T',
    amount: 'How much, in SAR; otherwise all that is left',
    wrongAmount: '--amount is in SAR, such as 120 or 120.50.',
    notPaid: (code) =>
      `Nothing of ${code} can be given back: it was not paid by card, or all of it was given back.`,
    tooMuch: (left) => `Only SAR ${left} is left.`,
    question: (amount, code) => `Give SAR ${amount} of ${code} back?`,
    questionAll: (code) => `Give all that is left of ${code} back?`,
    done: (amount) => `SAR ${amount} was given back.`,
    refused: 'The payment gateway refused. Nothing was given back.',
    waiting: (amount) => `SAR ${amount} will be given back when a server runs and the gateway answers.`,
  },
} satisfies typeof ar
