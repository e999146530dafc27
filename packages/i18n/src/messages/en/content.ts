import { formatNumber } from '../../numbers.ts'
import { answerTime, plural } from '../../plurals.ts'
import type { content as arabic } from '../ar/content.ts'

/** Messages of the about, blog, contact and legal pages, in English. */
export const content = {
  about: 'About us',
  values: 'Our values',
  sponsors: 'Sponsors',
  loading: 'Loading',

  blog: 'Blog',
  blogTitle: (page: number) => `Blog${page === 1 ? '' : `, page ${formatNumber(page)}`}`,
  searchArticles: 'Search articles',
  categories: 'Blog categories',
  allCategories: 'All',
  featured: 'Featured',
  noDate: 'N/A',
  read: 'Read the article',
  articles: (count: number) =>
    `${count === 0 ? 'No' : formatNumber(count)} ${plural('en', count, { one: 'article', other: 'articles' })}`,
  shop: 'All products',
  noArticles: 'No articles here',
  noArticlesNarrowed: 'We have not written about this yet. Try another word, or see all articles.',
  noArticlesYet: 'We have not published anything yet. The products are in the shop.',
  allArticles: 'All articles',
  more: 'Read next',

  contact: 'Contact',
  contactTitle: (count: number) => `We answer ${answerTime(count, 'en')}`,
  whatsapp: 'WhatsApp',
  openChat: 'Open the chat',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  hours: 'Hours',
  write: 'For a large order',
  writeText: 'Please tell us:',
  tell: [
    'How many people, and how many pieces for each.',
    'What they will wear them for.',
    'Colours and sizes, if you know them.',
    'The city, and when you need the pieces.',
  ],
  writeWhatsapp: 'Write on WhatsApp',
  writeEmail: 'Send an email',
  letterSubject: 'A large order',
  letter: 'People and pieces: \nWhat for: \nColours and sizes: \nCity and date: ',
  needsScripts:
    'Turn on JavaScript in your browser to send a message here, or reach us in one of the ways on this page.',
  form: {
    title: 'Leave us a message',
    fields: {
      name: { label: 'Name', missing: 'Enter your name', wrong: 'The name is too long' },
      email: {
        label: 'Email',
        missing: 'Enter your email so that we can reply',
        wrong: 'Enter a valid email, such as name@example.com',
      },
      phone: {
        label: 'Mobile number',
        missing: 'Enter your mobile number',
        wrong: 'Enter 10 digits, such as 0551234567, or a Gulf number with its country code',
      },
      message: { label: 'Message', missing: 'Message is required', wrong: 'The message is too long' },
    },
    submit: 'Send the message',
    sending: 'Sending',
    failed: 'Failed to send message. Please try again later.',
    use: 'We use your details to reply to you.',
    another: 'Send another message',
    sentText: 'It has reached us, with your email to reply to.',
  },
  delivery: 'Delivery',
  termsLink: 'Terms and conditions',

  onThisPage: 'On this page',
  unpublished: 'This page is not published yet',
  unpublishedText: 'You will find it here once it is.',
} satisfies typeof arabic
