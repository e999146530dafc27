import { formatNumber } from '../../numbers.ts'
import { plural } from '../../plurals.ts'
import type { reviews as arabic } from '../ar/reviews.ts'

/** Messages of the form of a review, in English. */
export const reviews = {
  write: 'What do you think of it?',
  edit: 'Edit your review',
  fields: {
    rate: { label: 'Your rating', missing: 'Please select a rating', wrong: 'Select 1 to 5 stars' },
    comment: {
      label: 'Your review',
      missing: 'Please share your thoughts about the product',
      wrong: 'Please share your thoughts about the product',
    },
  },
  stars: (count) => `${formatNumber(count)} ${plural('en', count, { one: 'star', other: 'stars' })}`,
  public: 'Everyone can read your review. Your name is not shown in full.',
  send: 'Publish review',
  sending: 'Publishing…',
  cancel: 'Cancel',
  sent: 'Thank you, your review is published.',
} satisfies typeof arabic
