import { locales } from '@zayy/i18n/locale'
import { expect, test } from 'vitest'

/** Every label that has a longer name beside it, `edit` and `editOf`, in a language. */
async function namedLabels(locale: string): Promise<{ label: string; name: string }[]> {
  const files = import.meta.glob<Record<string, unknown>>('../../../../packages/i18n/src/messages/*/*.ts')
  const found: { label: string; name: string }[] = []
  for (const [path, load] of Object.entries(files)) {
    if (path.includes(`/messages/${locale}/`)) collect(await load(), found)
  }
  return found
}

function collect(messages: object, found: { label: string; name: string }[]) {
  for (const [key, value] of Object.entries(messages)) {
    const label: unknown = Reflect.get(messages, key.replace(/Of$/, ''))
    if (typeof value === 'function' && key.endsWith('Of') && typeof label === 'string')
      found.push({ label, name: String(value('ABCD-EFGH')) })
    if (typeof value === 'object' && value !== null) collect(value, found)
  }
}

test.each(locales)('names a control in words that contain its label (%s)', async (locale) => {
  const found = await namedLabels(locale)
  expect(found.length).toBeGreaterThan(5)
  // Voice control finds the control by its visible label (WCAG 2.5.3).
  expect(found.filter(({ label, name }) => !words(name).includes(words(label)))).toEqual([])
})

/** Returns the words of a text in lower case, with a space around each. */
function words(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `
}
