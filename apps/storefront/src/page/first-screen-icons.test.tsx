import { Icon } from '@zayy/ui/icon'
import type { IconName } from '@zayy/ui/icon-names'
import sprite from '@zayy/ui/icons.svg?url'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inlineFirstScreenIcons, takeFirstScreenIcons } from './first-screen-icons.ts'

inlineFirstScreenIcons()

function rendered(...names: IconName[]) {
  const html = names.map((name) => renderToString(<Icon name={name} />))
  return { html: html.join(''), icons: takeFirstScreenIcons() }
}
const idsOf = (icons: string) => [...icons.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)

test('inlines each used icon of the first screen once and references it', () => {
  const { html, icons } = rendered('user', 'minus', 'user')
  expect(idsOf(icons)).toEqual(['i-user', 'i-minus'])
  expect(html.match(/<use href="#i-user"/g)).toHaveLength(2)
  expect(html).not.toContain(sprite)
})

test('leaves other icons in their file, and the icons of one page out of the next', () => {
  rendered('user')
  const { html, icons } = rendered('truck')
  expect(idsOf(icons)).toEqual([])
  expect(html).toContain(`<use href="${sprite}#truck"`)
})
