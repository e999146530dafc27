/** Stop words of searches, such as most of "I want scrubs for my team". */

import { wordSet } from './word-set.ts'

const WORDS: ReadonlySet<string> = wordSet(`
  a, an, the, and, or, of, for, with, in, to, my, our, i, we, want, need, by, do, you, have, is, are, some, any,
  me, can, please, where, find, buy, looking, get, order,
  في, من, على, مع, إلى, عن, أو, او, و, ل, ب, يا, هل, عندكم, لدي, لدينا, ابغى, أبغى, ابغا, ابي, أبي, نبي, نبغى,
  أريد, نريد, احتاج, أحتاج, نحتاج, ممكن, وين, اين, القى, ألقى, الاقي, ألاقي, ابحث, أبحث, ودي, ودنا, بدي, بغيت,
  اشتري, أشتري, شراء, اطلب, أطلب, طلب, لو, سمحت, فضلك`)

export function isStopWord(folded: string): boolean {
  return WORDS.has(folded)
}
