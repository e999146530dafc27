import type { orderStanding as ar } from '../ar/order-standing.ts'

const slow = 'Your bank may take a few business days to show it.'

/** Sentences about an order that is on hold, cancelled or refunded, in English. */
export const orderStanding = {
  sentences: {
    onHoldTransfer: () =>
      'We have put your order on hold and will contact you. Please do not transfer anything until then. If you already have, please tell us.',
    onHoldCard: () => 'We have put your order on hold and will contact you. Please do not pay until then.',
    onHoldPaid: () =>
      'We have put your order on hold and will contact you. Your payment is safe with your order.',
    cancelledTransfer: () => 'There is nothing to pay. If you have already transferred, please tell us.',
    cancelledCard: () => 'There is nothing to pay.',
    cancelledPaid: () =>
      'Your payment arrived after the order was cancelled, and we will refund it. If it takes long, please tell us.',
    cancelledRefunded: (refunded) => `We have refunded ${refunded}, so nothing is due. ${slow}`,
    refunded: (refunded) => `We have refunded the whole amount, ${refunded}. ${slow}`,
    partlyRefunded: (refunded) => `We have refunded ${refunded} of its amount. ${slow}`,
  },
  labels: {
    onHoldTransfer: 'Order on hold',
    onHoldCard: 'Order on hold',
    onHoldPaid: 'Order on hold',
    cancelledTransfer: 'Order cancelled',
    cancelledCard: 'Order cancelled',
    cancelledPaid: 'Cancelled',
    cancelledRefunded: 'Cancelled',
    refunded: 'Refunded',
    partlyRefunded: 'Refunded in part',
  },
} satisfies typeof ar
