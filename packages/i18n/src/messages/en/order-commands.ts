import type { orderCommands as ar } from '../ar/order-commands.ts'

/** Messages of `shop orders …`, in English. */
export const orderCommands = {
  about: 'Orders: see them and move them along.',
  code: 'The order: its code, invoice number or credit note, or the buyer’s phone, email or VAT number, however it is written',
  comma: ', ',
  payments: { unpaid: 'unpaid', paid: 'paid', failed: 'payment failed', refunded: 'refunded' },
  methods: { 0: 'bank transfer', 1: 'card' },
  filter: {
    status: (pairs: string) => `Only orders with this status, as a code or as the lists show it: ${pairs}`,
    payment: (pairs: string) => `Only orders with this payment status: ${pairs}`,
    search:
      'Part of the order code, of the buyer’s name, email, phone, company, VAT number or purchase order, or the number of an invoice or a credit note, in any spelling',
    from: 'From this day on, Riyadh time',
    to: 'To the end of this day, Riyadh time',
  },
  refused: {
    unknown: (code: string) => `There is no order ${code}.`,
    several: (typed: string, newest: number | null) =>
      `${typed} matches more than one order${newest === null ? '' : `; the newest ${newest} are below`}. Give the code of the one you mean:`,
    refundedStatus:
      '“Refunded” is no status to set: npm run shop -- orders refund CODE refunds an order, and npm run shop -- orders list --payment refunded lists those that were.',
    status: (values: string) => `The status must be one of: ${values}.`,
    payment: (values: string) => `The payment status must be one of: ${values}.`,
    limit: (most: number) => `--limit must be a whole number from 1 to ${most}.`,
    amount: 'Give an amount in SAR, such as 1250.50.',
  },
  list: {
    summary: 'List orders, newest first',
    limit: 'How many; by default 50',
    none: 'There are no orders.',
    toSettle: (payment: string) => `${payment} (!)`,
    settleNote: '(!) Money of this order is still to be settled: npm run shop -- orders show CODE says how.',
    columns: {
      code: 'order',
      placed: 'placed',
      status: 'status',
      payment: 'payment',
      pieces: 'pieces',
      total: 'total',
      notes: 'notes',
      buyer: 'buyer',
    },
  },
  localLink:
    'Only this computer opens this link: PUBLIC_URL, the address of the shop, is not set for this command. For a link that reaches the customer, set it as the server has it: PUBLIC_URL=https://shop.example',
  show: {
    summary: 'Show an order in full, with the link to its bill and its changes',
    code: 'Order',
    invoice: 'Invoice',
    noInvoice: 'issued when the order is paid',
    uncleared: 'issued, and sent to the buyer once ZATCA has cleared it',
    placed: 'Placed',
    status: 'Status',
    payment: 'Payment',
    buyer: 'Buyer',
    contact: 'Contact',
    address: 'Address',
    purchaseOrder: 'Purchase order',
    shipment: 'Parcel',
    items: 'Items',
    coupon: 'Coupon',
    delivery: 'Delivery',
    tax: 'VAT, delivery included',
    total: 'Total',
    addition: 'Further pieces',
    additionOf: 'Added to',
    notes: 'Notes, which the buyer does not see',
    creditNote: (number: string) => `Credit note ${number}`,
    surplus: (code: string, amount: string) =>
      `The shop holds SAR ${amount} of order ${code} that is to be refunded: it was paid more than once, or cancelled before its payment came.\n  npm run shop -- orders refund ${code} --amount ${amount.replaceAll(',', '')} --reason TEXT`,
    disputed: (code: string, pages: string) =>
      `The payment gateway holds money that does not match order ${code}, and the order is not paid by it. Look at it in the gateway’s dashboard, and refund it there. Invoice there: ${pages}`,
    columns: { product: 'product', colour: 'colour', size: 'size', pieces: 'pieces', price: 'price' },
  },
  status: {
    summary: 'Set an order’s status, and email the buyer when it concerns them',
    details: (rows: string) =>
      `What can follow each status:\n${rows}\nOnly paid orders can be shipped, and a paid order must be refunded before it is cancelled.`,
    status: (pairs: string) => `The new status, as a code or as the lists show it: ${pairs}`,
    cancelQuestion: (code: string, isMailed: boolean) =>
      `Cancel order ${code}?${isMailed ? ' The buyer gets an email.' : ''}`,
    changed: (code: string, from: string, to: string) => `Order ${code}: from “${from}” to “${to}”.`,
    refused: {
      same: (_from: string, to: string) => `The order is already “${to}”.`,
      notNext: (from: string, to: string) => `An order cannot go from “${from}” to “${to}”.`,
      unpaid: (_from: string, _to: string) =>
        'The order is not paid. Record a transfer with npm run shop -- orders paid; for a card, the payment gateway reports the payment.',
      paid: (_from: string, _to: string) =>
        'The order is paid: refund it with npm run shop -- orders refund before you cancel it.',
    },
  },
  /** State of the mail to the buyer about a change. */
  buyerMail: {
    queued: 'The email to the buyer is queued.',
    failing:
      'The email to the buyer is queued, but emails are failing at the moment and are tried again: see npm run shop -- doctor.',
    refused:
      'The mail server refuses the buyer’s email address, and emails to it are not tried again. Correct it with npm run shop -- orders correct CODE --email ADDRESS: then they are sent.',
    noAddress: 'No email is sent: the shop has no email address of the buyer.',
    noServer:
      'No email reaches the buyer, as the shop has no mail server yet (SMTP_URL): tell them yourself.',
  },
  paid: {
    summary: 'Record that the bank transfer of an order has arrived',
    AMOUNT: 'The amount that arrived, in SAR; it has to be the order’s total',
    reference: 'The bank’s reference for the transfer',
    recorded: (code: string) => `Order ${code} is paid.`,
    otherAmount: (expected: string) =>
      `The order’s total is SAR ${expected}, which is not the amount that arrived. Nothing was changed.`,
    refused: {
      paidAlready: 'The order is already paid.',
      cancelled: 'The order is cancelled.',
      card: 'This order is to be paid by card: the payment gateway reports the payment.',
    },
  },
  refund: {
    summary: 'Refund an order, in full or in part, with a credit note',
    details:
      'Bank transfer: send the money to the buyer first, then record it here.\nCard: the running server refunds it through the payment gateway.\nA numbered credit note is issued, and the invoice stays as it is.\nAn order refunded in full before it is shipped reads “Refunded” from then on. Its pieces no longer count as sold. Cancel it with npm run shop -- orders status.',
    amount: 'The amount to refund, in SAR; by default all that is left',
    reason: 'The reason, as printed on the credit note; 200 characters at most',
    needsReason: 'Give the reason with --reason, in 200 characters at most.',
    question: (code: string, amount: string | null) =>
      `Refund ${amount === null ? 'all that is left' : `SAR ${amount}`} of order ${code}? A credit note cannot be withdrawn.`,
    refunded: (code: string, number: string, amount: string) =>
      `Order ${code}: SAR ${amount} refunded with credit note ${number}.`,
    tooMuch: (left: string) => `Only SAR ${left} is left to refund.`,
    refused: {
      unpaid: 'The order is not paid: there is nothing to refund.',
      underWay:
        'An earlier refund of this order is not settled yet, and is being tried again now. Nothing more was requested.',
      byGateway: 'The payment gateway refused. Nothing was refunded.',
    },
    surplus: (code: string, amount: string) =>
      `Order ${code}: SAR ${amount}, paid in excess of the invoice, was refunded. There is no credit note for it, and the buyer gets no email about it.`,
    surplusToo: (amount: string) =>
      `A further SAR ${amount}, paid in excess of the invoice, was refunded without a credit note.`,
    elsewhere: (code: string, amount: string) =>
      `SAR ${amount} of order ${code} was refunded in the payment gateway’s dashboard and has no credit note yet. Record it first; no more money is moved:\n  npm run shop -- orders refund ${code} --amount ${amount.replaceAll(',', '')} --reason TEXT`,
    waiting: (code: string, amount: string) =>
      `Order ${code}: SAR ${amount} will be refunded once a server is running and the gateway answers.`,
  },
  correct: {
    summary: 'Correct an order before it ships: address, phone, name, sizes, colours and quantities',
    details:
      'It shows the change before it asks, and mails the buyer. An issued invoice never changes:\n  the same number of pieces: other colours and sizes are sent\n  fewer pieces: a credit note; send the money of a transfer by hand first, a card gets it through the gateway\n  more pieces: a new order of them to pay, at the agreed prices or today’s lower ones\nAn order that is not paid yet gets its new total.\nExamples:\n  npm run shop -- orders correct 7KQM-X4TD --city Jeddah --area "Al Rawdah" --address "King Road 5"\n  npm run shop -- orders correct 7KQM-X4TD --pieces "SCRUB-1 navy: 10 M, 5 L" --pieces "APRON-1: 0"',
    options: {
      name: 'The recipient’s name',
      phone: 'The recipient’s phone',
      email: 'The buyer’s email',
      city: 'The city, by its name or code; with --area if it has areas',
      area: 'The area, by its name or code; together with --city',
      address: 'Street and building; replaces the whole address before the area',
      district: 'The district, in a city without areas',
      'short-address': 'The short National Address, such as RRRD2929',
      postcode: 'The postcode',
      'delivery-note': 'A note for the courier; - removes it',
      pieces:
        'All pieces of one product from now on: SKU or name, then colour, pieces and sizes, such as "SCRUB-1 navy: 10 M, 5 L"; "SCRUB-1: 0" for none. Once for each product; others stay',
    },
    needsChange:
      'Say what to correct, such as --address or --pieces: npm run shop -- orders correct --help has them all.',
    needsCity: 'Give --city together with --area.',
    tooManyProducts: (most: number) => `At most ${most} products at once.`,
    twice: (line: string) =>
      `“${line}”: this product is already named above. Name each product once, with all its pieces.`,
    fields: { name: 'Name', phone: 'Phone', email: 'Email', address: 'Address' },
    sameTotal: (total: string) => `Total: stays SAR ${total}`,
    newTotal: (before: string, after: string) => `Total: SAR ${before} → ${after}`,
    together: (codes: string) => `Sent in the same parcel, and corrected too: ${codes}`,
    endsLinks:
      'The links to the order sent so far stop working, so that a former address or phone no longer opens the order. The email about the correction has the new link.',
    endsLinksWithoutMail: (code: string) =>
      `The links to the order sent so far stop working, so that a former phone no longer opens the order. npm run shop -- orders show ${code} has the new one; send it to the buyer.`,
    given: 'Refunded so far:',
    counts: (code: string, amount: string, typed: string) =>
      `Of that, SAR ${amount} counts towards these pieces, so that nothing is refunded twice. If it was for something else, refund it as well afterwards: npm run shop -- orders refund ${code} --amount ${typed} --reason TEXT`,
    givesBack: {
      0: (amount: string) => `Credit note: SAR ${amount}. Send this amount to the buyer’s account first.`,
      1: (amount: string) => `Credit note: SAR ${amount}, which goes back to the card.`,
    },
    asks: (amount: string) => `Further pieces: SAR ${amount}, in a new order that the buyer pays.`,
    dearerCity: (amount: string) =>
      `Delivery there costs SAR ${amount} more for each product. The order is paid, so the shop bears it.`,
    cheaperCity: (code: string, amount: string, typed: string) =>
      `Delivery there costs SAR ${amount} less for each product. The paid fee stays; to refund the difference: npm run shop -- orders refund ${code} --amount ${typed} --reason TEXT`,
    question: (code: string) => `Correct order ${code} like this?`,
    corrected: (code: string) => `Order ${code} is corrected.`,
    refundRefused: (code: string, amount: string) =>
      `The payment gateway refused the refund. Try again: npm run shop -- orders refund ${code} --amount ${amount} --reason TEXT`,
    added: (code: string, amount: string) =>
      `The further pieces are order ${code}: SAR ${amount} to pay. Send the buyer its link.`,
    refused: {
      sent: (code: string) =>
        `Order ${code} is on its way or complete. What comes back is a refund (npm run shop -- orders refund); what is missing is a new order (npm run shop -- orders add). If it was not sent: npm run shop -- orders undo.`,
      cancelled: (code: string) =>
        `Order ${code} is cancelled. Bring it back with npm run shop -- orders undo, or enter a new one with npm run shop -- orders add.`,
      refunded: (code: string) =>
        `Order ${code} is refunded. Enter a new one with npm run shop -- orders add.`,
      erased: (_code: string) => 'The buyer’s data was erased, so the order stays as it is.',
      invoiced: (code: string) =>
        `The invoice of order ${code} is issued, so its sums stay. Cancel the order, which credits the invoice, and enter a new one: npm run shop -- orders status ${code} cancelled, then npm run shop -- orders add.`,
      notOrdered: (code: string) =>
        `A product is not in order ${code}. Further products are a new order: npm run shop -- orders add.`,
      unsold: (_code: string) => 'A colour or size is no longer sold.',
      companyAddress: (_code: string) =>
        'The company’s e-invoice needs the whole address: give --short-address, --postcode and, in a city without areas, --district as well.',
      tooMany: (_code: string) => 'At most 100,000 pieces of a product.',
      empty: (code: string) =>
        `Order ${code} would have no pieces. Cancel it: npm run shop -- orders status ${code} cancelled, after npm run shop -- orders refund if it is paid.`,
      both: (code: string) =>
        `Order ${code} is paid, and would get fewer pieces of one product and more of another. Correct it in two steps: first fewer, with a credit note, then more, with an order to pay.`,
      left: (code: string) =>
        `Nothing of what was paid for order ${code} would be left, and a refunded order is not sent. To refund everything: npm run shop -- orders refund ${code} --reason TEXT`,
      belowCard: (_code: string) => 'The total would be below SAR 1.00, which no card can pay.',
      nothing: (code: string) => `Order ${code} is like this already.`,
      unknown: (code: string) => `There is no order ${code}.`,
      moved: (_code: string) =>
        'The order or a price has changed in the meantime. Nothing was done; look at it again.',
      noRefund: (code: string) =>
        `The money of the card cannot be returned now, so nothing was changed. npm run shop -- orders show ${code} says what is open.`,
    },
  },
  ship: {
    summary: 'Send an order with a carrier’s tracking number, and tell the buyer',
    details:
      'Carriers are the rows of carriers.csv. Carrier, number, link and day appear in the email, on the bill and in the buyer’s account.\nTo correct a number: npm run shop -- orders undo CODE, then again. Without a number: npm run shop -- orders status CODE shipped.',
    carrier: 'The carrier’s code in carriers.csv, such as smsa',
    number: 'The tracking number, as the carrier gave it; spaces do not matter',
    both: 'Give both: --carrier and --number.',
    notNumber: 'A tracking number has 4 to 40 Latin letters, digits and hyphens.',
    unknownCarrier: (typed: string, known: readonly string[]) =>
      known.length === 0
        ? 'The shop has no carriers yet: add carriers.csv to your folder and import it. demo/carriers.csv is an example.'
        : `There is no carrier “${typed}”. Carriers: ${known.join(', ')}`,
    shipped: (code: string, number: string) => `Order ${code} is on its way, with the number ${number}.`,
  },
  undo: {
    summary: 'Take back the last change of an order’s status, or a transfer recorded by mistake',
    details:
      'One step only. A shipped order loses its tracking number. An email that still waits is withdrawn; if it was sent, another asks the buyer to ignore it.\nRefunds and card payments stay, as their money has moved. A cancelled order comes back if its pieces are still sold and its coupon has uses left.',
    question: (code: string, from: string, to: string) => `Order ${code}: back from “${from}” to “${to}”?`,
    questionCard: (code: string) =>
      `Order ${code} was paid by card as well. Take the transfer back and count the card payment for it?`,
    paidByCard: (code: string) =>
      `The transfer of order ${code} is taken back. The order is paid by card; nothing of the card payment has to be refunded. If the transfer was for another order, record it there: npm run shop -- orders paid.`,
    undone: (code: string, to: string) => `Order ${code} is “${to}” again.`,
    withdrawn: 'The email about the change was not sent yet, and is withdrawn.',
    refused: {
      nothing: (code: string) =>
        `The status of order ${code} has not changed since it was placed. To change a correction, correct the order again: npm run shop -- orders correct.`,
      undone: (code: string) =>
        `The last change of order ${code} was already taken back. Go on with npm run shop -- orders status.`,
      card: (_code: string) =>
        'The payment gateway reported the last change, so it stays. npm run shop -- orders refund returns a card payment.',
      paidTwice: (_code: string) =>
        'The order was paid by card too, but not with exactly its total, or a part was refunded. So it stays paid by transfer. npm run shop -- orders show says what has to be refunded.',
      erased: (_code: string) => 'The buyer’s data were erased, so the order stays as it is.',
      refund: (_code: string) =>
        'A refund stays: its money and its credit note have gone to the buyer. If it was wrong, agree on a new payment with the buyer.',
      free: (_code: string) => 'An order of SAR 0.00 is paid when it is placed, and stays paid.',
      pieces: (_code: string) =>
        'Some pieces of the order are no longer sold. Offer them again (npm run shop -- import), or let the buyer order anew.',
      coupon: (_code: string) =>
        'The coupon of the order has been used up since it was cancelled. Let the buyer order anew.',
      moved: (_code: string) => 'The order has changed in the meantime. Nothing was done; look at it again.',
    },
  },
  note: {
    summary: 'Write a note about an order that only the shop sees',
    details:
      'Notes appear in orders show, list and export, never on the bill or in emails. They are erased with the buyer’s data.',
    text: (most: number) => `The note; ${most} characters at most`,
    remove: 'Remove the note with this number, as orders show counts them',
    needsText: (most: number) => `Give the note in quotes, in ${most} characters at most.`,
    badRemove: '--remove takes the number of a note and no text: orders show counts the notes.',
    added: (code: string, number: number) => `Order ${code}: note ${number} added.`,
    removed: (code: string, number: number) => `Order ${code}: note ${number} removed.`,
    tooMany: (most: number) => `The order already has ${most} notes. Remove one first, with --remove.`,
    noNote: (notes: number) =>
      notes === 0
        ? 'The order has no notes.'
        : `The order has no note of this number, but notes 1 to ${notes}.`,
  },
  export: {
    summary: 'Write orders to a CSV file',
    FILE: 'The file; only its owner can read it',
    pieces: 'One row for each colour and size instead of one for each order',
    written: (orders: string, file: string) => `Orders in ${file}: ${orders}`,
    methods: { 0: 'transfer', 1: 'card' },
    /** Names of the CSV columns; programs may rely on them. */
    headings: {
      code: 'code',
      invoice: 'invoice',
      placed: 'placed_riyadh_time',
      status: 'status',
      method: 'payment_method',
      payment: 'payment_status',
      name: 'name',
      email: 'email',
      phone: 'phone',
      company: 'company',
      companyVat: 'company_vat',
      purchaseOrder: 'purchase_order',
      address: 'address',
      city: 'city',
      pieces: 'pieces',
      items: 'items_total',
      coupon: 'coupon',
      couponValue: 'coupon_value',
      shipping: 'shipping',
      tax: 'tax',
      total: 'grand_total',
      refunded: 'refunded',
      refundedTax: 'refunded_tax',
      notes: 'notes',
      invoiced: 'invoice_riyadh_time',
      carrier: 'carrier',
      trackingNumber: 'tracking_number',
    },
    pieceHeadings: {
      code: 'code',
      productId: 'product_id',
      product: 'product',
      colour: 'colour',
      size: 'size',
      quantity: 'quantity',
      unitPrice: 'unit_price',
    },
  },
  receipt: {
    summary: 'Save the transfer receipt that the buyer sent',
    details:
      'List waiting receipts: npm run shop -- orders receipts\nA receipt is not a payment: match it with your bank statement first.',
    CODE: 'The order code',
    folder: 'The folder to save the file in; by default the current one',
    none: (code: string) => `There is no receipt for order ${code}.`,
    saved: (path: string) => `The receipt is in ${path}`,
    isPdf:
      'It is a PDF as the buyer sent it, and may hold scripts. Open it in a browser: its PDF viewer runs them in a sandbox.',
  },
  receipts: {
    summary: 'List the receipts of orders whose payment is not recorded yet, oldest first',
    details: 'Save one: npm run shop -- orders receipt CODE',
    none: 'No receipts are waiting.',
    columns: { code: 'order', sentAt: 'sent', total: 'total', buyer: 'buyer' },
  },
} satisfies typeof ar
