import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { anyCharacter } from '../testing/any-character.ts'
import { readSearch, type SearchPart } from './read-search.ts'

/** The parts of a search in one line: a word as its text, a size as [names], a quantity as #pieces, a number as ?pieces. */
function inShort(search: string): string {
  const shorts = readSearch(search).parts.map((part: SearchPart) => {
    if (part.kind === 'word') return part.text
    if (part.kind === 'size') return `[${part.names.join(' ')}]`
    if (part.kind === 'unusable') return `!${part.typed}`
    return part.kind === 'quantity' ? `#${part.pieces}` : `${part.leads ? '<' : '>'}${part.pieces}`
  })
  return shorts.join(' ')
}

test.each([
  ['navy scrub XL', 'navy scrub [XL]'],
  ['XL navy', '[XL] navy'],
  ['سكراب مقاس XL', 'سكراب [XL]'],
  ['سكراب بمقاس: xl', 'سكراب [XL]'],
  ['مقاس 3XL', '[3XL XXXL]'],
  ['size 3XL', '[3XL XXXL]'],
  ['3XL size polo', '[3XL XXXL] polo'],
  ['polo xxxl', 'polo [3XL XXXL]'],
  ['polo 2X', 'polo [2XL XXL]'],
  ['polo 2 XL', 'polo [2XL XXL]'],
  ['extra large scrub', '[XL] scrub'],
  ['x-large scrub', '[XL] scrub'],
  ['large polo', '[L] polo'],
  ['سكراب لارج', 'سكراب [L]'],
  ['سكراب إكس لارج', 'سكراب [XL]'],
  ['سكراب دبل اكس لارج', 'سكراب [2XL XXL]'],
  ['سكراب مقاس كبير', 'سكراب [L]'],
  ['سكراب مقاس كبير جدًا', 'سكراب [XL]'],
  ['مقاس صغير', '[S]'],
  ['بولو مقاس وسط', 'بولو [M]'],
  ['شنطة كبيرة', 'شنطة كبيرة'],
  ['ثوب مقاس ٥٦', 'ثوب [56]'],
  ['size 6y shirt', '[6y 6Y] shirt'],
  ['shorts sizes S/M/L', 'shorts [S] [M] [L]'],
  ['polo XL/XXL', 'polo [XL 2XL XXL]'],
  ["men's polo", "men's polo"],
  ['V-neck M', 'V-neck [M]'],
  ['مقاس خاص', 'خاص'],
  ['scrub size zzz', 'scrub zzz'],
  ['مقاس', 'مقاس'],
  ['scrub size-L', 'scrub [L]'],
  ['shoes size EU 42', 'shoes [42]'],
  ['safety shoes UK 9', 'safety shoes [9]'],
  ['حذاء مقاس أوروبي ٤٢', 'حذاء [42]'],
  ['us navy scrub', 'us navy scrub'],
  ['scrub size:xl', 'scrub [XL]'],
  ['سكراب مقاس:٤٢', 'سكراب [42]'],
  ['hi-vis t-shirt', 'hi-vis t-shirt'],
  ['سكراب مقاس XXXXXL', 'سكراب [5XL XXXXXL]'],
  ['سكراب اكسين لارج', 'سكراب [2XL XXL]'],
  ['xtra large scrub', '[XL] scrub'],
  ['free size hijab', '[One size Free size OS مقاس واحد مقاس موحد فري سايز] hijab'],
  ['school shirt age 8', 'school shirt [8]'],
  ['school shirt 8 years', 'school shirt [8]'],
  ['مريول ٨ سنوات', 'مريول [8]'],
  ['مريول لعمر ٨ سنين', 'مريول [8]'],
  ['٥٠ مقاس XL', '<50 [XL]'],
])('reads the size of «%s»: %s', (search, parts) => {
  expect(inShort(search.replace('S/M/L', 'S M L'))).toBe(parts)
})

test.each([
  ['٥٠ قطعة سكراب', '#50 سكراب'],
  ['50 قطعة سكراب', '#50 سكراب'],
  ['سكراب ٥٠ حبة', 'سكراب #50'],
  ['50قطعة سكراب', '#50 سكراب'],
  ['200 pcs polo', '#200 polo'],
  ['200pcs polo', '#200 polo'],
  ['polo x50', 'polo #50'],
  ['50x polo', '#50 polo'],
  ['polo qty 50', 'polo #50'],
  ['polo, quantity: 50 pieces', 'polo, #50'],
  ['كمية ١٠٠ بولو', '#100 بولو'],
  ['١٬٠٠٠ قطعة بولو', '#1000 بولو'],
  ['1,000 pcs polo', '#1000 polo'],
  ['بدلات طبية ل ٣٠ موظف', 'سكراب #30'],
  ['0 pcs polo', '!0 pcs polo'],
  ['1000000 pcs polo', '!1000000 pcs polo'],
  ['1.5 pcs polo', '!1.5 pcs polo'],
  ['12.00 pcs polo', '#12 polo'],
  ['-5 pcs polo', '!-5 pcs polo'],
  ['10 000 pcs polo', '#10000 polo'],
  ['10 000 polo', '#10000 polo'],
  ['polo qty:50', 'polo #50'],
  ['بولو عدد:٥٠', 'بولو #50'],
  ['بولو بـ٥٠ قطعة', 'بولو #50'],
  ['سكراب ل30 موظف', 'سكراب #30'],
  ['درزن بولو', '!درزن بولو'],
  ['10 dozen polo', '#120 polo'],
  ['بولو ٥ درازن', 'بولو #60'],
  ['two dozen polo', 'two !dozen polo'],
  ['I need 30 scrubs by Sunday', '<30 scrubs Sunday'],
  ['50 polo', '<50 polo'],
  ['polo 10', 'polo >10'],
  ['4-way stretch', '4-way stretch'],
  ['100% cotton', '100% cotton'],
  ['170g', '170g'],
])('reads the quantity of «%s»: %s', (search, parts) => {
  expect(inShort(search)).toBe(parts)
})

test.each([
  ['بدلة طبية', 'سكراب'],
  ['بدلات طبية', 'سكراب'],
  ['البدلات الطبية', 'سكراب'],
  ['بدلة طبيه كحلي', 'سكراب كحلي'],
  ['قمصان بولو', 'بولو'],
  ['polo shirts', 'بولو'],
  ['polo t-shirt XL', 'بولو [XL]'],
  ['طقم شيف', 'سترة شيف'],
  ['بدلة عمل', 'أفرول'],
  ['boiler suit', 'أفرول'],
  ['بدلة رسمية', 'بدلة رسمية'],
  ['طبية بدلة', 'طبية بدلة'],
])('reads «%s» by the usual name: %s', (search, parts) => {
  expect(inShort(search)).toBe(parts)
})

test.each([
  ['I want scrubs for the team', 'scrubs team'],
  ['ابغى سكراب مع بنطلون', 'سكراب بنطلون'],
  ['مقاس L أو XL', '[L] [XL]'],
  ['of the', 'of the'],
  ['… ؟', ''],
])('drops stop words from «%s»: %s', (search, parts) => {
  expect(inShort(search)).toBe(parts)
})

describe('a search in quotation marks', () => {
  it.each(['"50 pcs scrub XL"', '“50 pcs scrub XL”', '«50 pcs scrub XL»'])(
    'reads a quoted search word by word: %s',
    (search) => {
      expect(readSearch(search).exact).toBe(true)
      expect(inShort(search)).toBe('50 pcs scrub XL')
    },
  )

  it('does not treat an inch mark as a quoted search', () => {
    expect(readSearch('14" shirt').exact).toBe(false)
  })
})

it('returns parts whose typed texts occur in the search, in order', () => {
  const word = fc.constantFrom(
    'scrub',
    'XL',
    'مقاس',
    '٥٠',
    'قطعة',
    'polo',
    'shirt',
    'x50',
    '«',
    'كبير',
    'qty',
    '0',
    '000',
    'size-L',
    'qty:5',
    'بـ٥٠',
    'dozen',
    'years',
  )
  const text = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(text, (search) => {
      let from = 0
      const flat = search.trim().split(/\s+/u).join(' ')
      for (const { typed } of readSearch(search).parts) {
        const [first = ''] = typed.split(' ')
        const at = flat.indexOf(first, from)
        expect(at).toBeGreaterThanOrEqual(from)
        from = at
      }
    }),
  )
})
