import type { newsletter as arabic } from '../ar/newsletter.ts'

/** Messages of the page that ends a subscription, and errors of the footer's form, in English. */
export const newsletter = {
  sending: 'Sending',
  emailRequired: 'Enter your email',
  subscribeFailed: 'We could not subscribe you. Please try again in a while.',
  emailWrong: 'Enter a valid email',
  title: 'Unsubscribe from the newsletter',
  description: 'Stop the newsletter from reaching your inbox.',
  question: 'Stop our newsletter?',
  text: 'You will get no more newsletters. Emails about your orders still reach you.',
  leave: 'Unsubscribe',
  leaving: 'Unsubscribing…',
  left: 'You are unsubscribed',
  leftText: 'You will get no more newsletters. You can subscribe again at the foot of any page.',
  wrongLink: 'This link does not work',
  wrongLinkText:
    'Open the unsubscribe link in the last newsletter you got, or write to us and we will do it.',
  failed: 'We could not unsubscribe you. Check your connection and try again.',
  home: 'Back home',
  contact: 'Contact us',
} satisfies typeof arabic
