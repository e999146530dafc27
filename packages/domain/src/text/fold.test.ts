import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { anyCharacter } from '../testing/any-character.ts'
import { foldText, searchStems } from './fold.ts'
import { indexStems } from './index-stems.ts'

describe('folding', () => {
  test.each([
    ['أحمد إبراهيم آل ٱلحمد', 'احمد ابراهيم ال الحمد'],
    ['قميص طبّي', 'قميص طبي'],
    ['مـــريول', 'مريول'],
    ['عبايةٌ', 'عبايه'],
    ['مستشفى', 'مستشفي'],
    ['مسؤول، هيئة', 'مسوول هييه'],
    ['کتابی گرم پیچ ژاکت ڤان', 'كتابي كرم بيج زاكت فان'],
    ['٣ قطع / ۴ Pieces', '3 قطع 4 pieces'],
    ['ﻻ ﻣﺜﻴﻞ', 'لا مثيل'], // presentation forms
    ['Polo-Shirt (XL)', 'polo shirt xl'],
    ['\u200Fزي\u200B', 'زي'],
    ['!؟', ''],
  ])('%s → %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('folds folded text to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => foldText(foldText(text)) === foldText(text)),
    )
  })

  it('folds words one by one as it folds the text', () => {
    const part = fc.oneof(
      fc.constantFrom(
        ' ',
        '\n',
        'Σ',
        'ς',
        'ﷺ',
        '\u0301',
        '\u0651',
        '´',
        'ـ',
        '\u200D',
        '-',
        '٣',
        '²',
        'İ',
        'ا',
        'A',
        'ᄀ',
        'ᅡ',
      ),
      fc.string({ unit: anyCharacter, maxLength: 2 }),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        const text = parts.join('')
        const words = text.split(/[ \n]+/).map(foldText)
        expect(words.filter((word) => word !== '').join(' ')).toBe(foldText(text))
      }),
    )
  })
})

/** Pairs of stored text and search. */
const measured: [string, string][] = [
  ['زي', 'الزي'],
  ['زي', 'للزي'],
  ['مدرسي', 'المدرسية'],
  ['بنطلون', 'البنطلون'],
  ['أحمر', 'الاحمر'],
  ['فستان', 'الفستان'],
  ['طبي', 'الطبية'],
  ['بلوزة', 'البلوزات'],
  ['عباية', 'العبايات'],
  ['کتاب', 'كتاب'],
  ['٣ قطع', '3 قطع'],
  ['يونيفورم', 'یونیفورم'],
  ['رجالي', 'رجالية'],
  ['بنات', 'للبنات'],
  ['أطفال', 'الأطفال'],
  ['الوان', 'ألوان'],
  ['ثوب', 'الثوب'],
]

describe('stems', () => {
  test.each(measured)('stems «%s» and «%s» alike', (a, b) => {
    expect(searchStems(a)).toEqual(searchStems(b))
  })

  test.each([
    ['scrubs', 'scrub'],
    ['dresses', 'dress'],
    ['dress', 'dress'],
    ['bodies', 'body'],
    ['bus', 'bus'],
    ['gas', 'gas'],
  ])('%s → %s', (word, stem) => {
    expect(searchStems(word)).toEqual([stem])
  })
})

/** Broken plurals and other words for a thing, which stemming cannot match. */
const synonyms: [string, string][] = [
  ['مدرسة', 'المدارس'],
  ['بنطلون', 'بناطيل'],
  ['ولادي', 'أولاد'],
  ['بنين', 'أولاد'],
  ['ثوب', 'أثواب'],
  ['قميص', 'القمصان'],
  ['فستان', 'فساتين'],
  ['تيشيرت', 'تي شيرت'],
  ['سديري', 'فست'],
  ['زي', 'uniform'],
  ['بنطلون', 'pants'],
  ['قميص طبّي', 'قمصان طبيه'],
]

describe('a search', () => {
  const finds = (stored: string, asked: string) => {
    const index = new Set(indexStems(stored))
    return searchStems(asked).every((stem) => index.has(stem))
  }

  test.each([...measured, ...synonyms])('finds «%s» by «%s» and the other way round', (a, b) => {
    expect(finds(a, b)).toBe(true)
    expect(finds(b, a)).toBe(true)
  })

  test.each([
    ['قميص', 'بنطلون'],
    ['زي', 'زيت'],
    ['الصدر', 'سديري'],
    ['فستان', 'فست'],
    ['الرياض', 'رياضة'],
    ['طوق', 'بالطو'],
    ['مراييل المطبخ', 'مريول'],
    ['مدرسة', 'طبي'],
    ['بنطلون رجالي', 'بنطلون نسائي'],
  ])('does not find «%s» by «%s»', (stored, asked) => {
    expect(finds(stored, asked)).toBe(false)
  })

  it('finds «قمصان وبولو» by «بولو»', () => {
    expect(finds('قمصان وبولو', 'بولو')).toBe(true)
  })

  it('finds any text by searching for it', () => {
    fc.assert(fc.property(fc.string(), (text) => finds(text, text)))
  })

  it('returns no stems for an empty search', () => {
    expect(searchStems(' ؟ ')).toEqual([])
    expect(indexStems('')).toEqual([])
  })
})
