import { expect, test } from 'vitest'
import { FIXED_PAGES, isPageSlug } from './pages.ts'

test.each(['faq', 'size-guide', 'terms-2027', '3d-fitting', 'a'.repeat(64), ...Object.keys(FIXED_PAGES)])(
  'takes %s as the slug of a page',
  (slug) => expect(isPageSlug(slug)).toBe(true),
)

test.each(['', 'FAQ', 'faq-', '-faq', 'a--b', 'a b', 'أسئلة', 'a/b', '2027', '1', '1-2', 'a'.repeat(65)])(
  'refuses "%s", which is no slug or could be an id',
  (slug) => expect(isPageSlug(slug)).toBe(false),
)
