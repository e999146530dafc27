import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../testing/any-character.ts'
import { markMatches } from './mark-matches.ts'

/** The marked words in square brackets. */
const marked = (name: string, search: string) =>
  markMatches(name, search)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('')

test.each([
  ['قميص سكراب «نَفَس» برقبة سبعة', 'قميص', '[قميص] سكراب «نَفَس» برقبة سبعة'],
  ['قميص سكراب', 'قمصان', '[قميص] سكراب'],
  ['قميص سكراب', 'سكر', 'قميص [سكراب]'],
  ['قميص سكراب', 'scrub', 'قميص [سكراب]'],
  ['بولو «نَفَس»', 'نفس', 'بولو «[نَفَس]»'],
  ['العباءة المدرسيّة', 'مدرس', 'العباءة [المدرسيّة]'],
  ['عباية بسحّاب', 'عبايه', '[عباية] بسحّاب'],
  ['إسورة أنيقة', 'اسوره', '[إسورة] أنيقة'],
  ['Nafas V-neck scrub top', 'SCRUBS', 'Nafas V-neck [scrub] top'],
  ['Piqué polo', 'po', 'Piqué [polo]'],
  ['Polo shirt', 'po sh', 'Polo [shirt]'],
  ['Polo shirt', 'polo sh', '[Polo] [shirt]'],
  ['Kids tee, 3 pack', '٣', 'Kids tee, [3] pack'],
  ['Polo', '', 'Polo'],
  ['Polo', '%_*', 'Polo'],
  ['Polo (.*)', '.*', 'Polo (.*)'],
])('marks in %s the matches of «%s»: %s', (name, search, parts) => {
  expect(marked(name, search)).toBe(parts)
})

test('splits text into parts that join to the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.string(), (text, search) => {
      const parts = markMatches(text, search)
      return parts.map((part) => part.text).join('') === text && parts.every((part) => part.text !== '')
    }),
  )
})
