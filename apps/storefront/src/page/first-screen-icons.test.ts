import sprite from '@zayy/ui/icons.svg?url'
import { expect, test } from 'vitest'
import { withFirstScreenIcons } from './first-screen-icons.ts'

const use = (name: string) => `<svg><use href="${sprite}#${name}"></use></svg>`
const idsOf = (html: string) => [...html.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)

test('inlines each used icon of the first screen once and references it', () => {
  const page = withFirstScreenIcons(`<html><body>${use('user')}${use('minus')}${use('user')}</body></html>`)
  expect(idsOf(page)).toEqual(['i-user', 'i-minus'])
  expect(page.match(/<use href="#i-user"/g)).toHaveLength(2)
  expect(page).not.toContain(sprite)
  expect(page.indexOf('<symbol')).toBeLessThan(page.indexOf('<use'))
})

test('leaves other icons in their file', () => {
  const page = withFirstScreenIcons(`<html><body>${use('truck')}</body></html>`)
  expect(idsOf(page)).toEqual([])
  expect(page).toContain(use('truck'))
})
