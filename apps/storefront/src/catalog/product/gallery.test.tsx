import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Localized, textIn } from '../../i18n/testing/localized.tsx'
import { Gallery } from './gallery.tsx'

test.each([
  [20, 20, ''],
  [21, 0, '1 / 21'],
])('on a phone %i pictures have %i dots and the counter "%s"', (count, dots, counter) => {
  const photos = Array.from({ length: count }, (_, index) => ({
    image: `/${index}.webp`,
    alt: '',
    colour: null,
  }))
  const markup = renderToStaticMarkup(
    <Localized locale="ar">
      <Gallery photos={photos} colour={null} />
    </Localized>,
  )
  expect(markup.match(/<i[ >]/g) ?? []).toHaveLength(dots)
  expect(textIn(markup).trim()).toBe(counter)
})
