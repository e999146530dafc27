import { formatNumber } from '../../numbers.ts'
import { pieces } from '../../plurals.ts'
import type { account as arabic } from '../ar/account.ts'

/** Messages of a customer's pages, in English. */
export const account = {
  title: 'My account',
  description: 'Your orders, addresses and details in one place.',
  pages: {
    dashboard: 'Dashboard',
    orders: 'Orders',
    downloads: 'Downloads',
    addresses: 'Addresses',
    newAddress: 'New address',
    profile: 'Profile',
    password: 'Password',
  },
  logOut: 'Log out',
  logOutFailed: 'Could not log out. Check your connection and try again.',
  loading: 'Loading…',
  loadFailed: 'Could not load this page',
  loadFailedDetail: 'Check your connection and try again. Nothing has been lost.',
  retry: 'Try again',
  needsScripts: 'Your account’s pages need JavaScript. Turn it on in your browser to see them.',

  hello: 'Hello {name}',
  introduction: 'Follow your orders, and manage your {addresses} and {password}.',
  otherCustomer: 'Not {name}? {logOut}',
  yourAddresses: 'addresses',
  yourPassword: 'password',
  ordersThisYear: 'Orders this year',
  pieces: 'Pieces',
  saved: 'Saved by quantity',
  latestOrder: 'Latest order',
  awaitingTransfer: 'Waiting for your bank transfer',
  transferBy: (count, day) => `Transfer {total} by ${day}, and we will ship ${pieces(count, 'en')}.`,
  transferNow: (count) => `Transfer {total}, and we will ship ${pieces(count, 'en')}.`,
  orderFacts: (count) => `${pieces(count, 'en')}, total {total}`,
  refundedPart: 'Refunded: {refunded}',
  copyIban: 'Copy IBAN',
  copied: 'Copied',
  viewOrder: 'View order',
  recentOrders: 'Recent orders',
  allOrders: 'All orders',
  noOrders: 'No orders yet',
  noOrdersDetail:
    'Every order you place appears here with its status and invoice, ready to be ordered again.',
  startShopping: 'Start shopping',

  claim: {
    title: 'Ordered as a guest before?',
    text: 'We will email you a link that adds the orders you placed as a guest with this address to your account.',
    textWithoutMail:
      'Ask to add the orders you placed as a guest with this address, then contact us to get the link that adds them: {contact}.',
    ask: 'Add my earlier orders',
    sent: 'The link is in your inbox',
    sentWithoutMail: 'The link is ready: contact us to get it',
    added: (count: number) =>
      count === 0
        ? 'There are no orders with this address'
        : `${formatNumber(count)} ${count === 1 ? 'order has' : 'orders have'} been added to your account`,
    addedText: 'All your orders and invoices are on the orders page.',
    refused: 'No orders were added',
  },

  order: 'Order',
  date: 'Date',
  status: 'Status',
  total: 'Total',
  actions: 'Actions',
  showOrderOf: (code) => `View order ${code} and its invoice`,
  pastTheEnd: 'No orders on this page',
  pastTheEndDetail: 'Your orders are on the pages before it.',
  firstOrders: 'Latest orders',

  noDownloads: 'No downloads available yet.',
  browseProducts: 'Browse products',
} satisfies typeof arabic
