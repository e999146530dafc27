import { wordSet } from './word-set.ts'

/** Stop words of searches, folded, such as most of "I want scrubs for my team". */
export const STOP_WORDS: ReadonlySet<string> = wordSet(`
  a, an, the, and, or, of, for, with, in, to, my, our, i, we, want, need, by, do, you, have, is, are, some, any,
  me, can, please, where, find, buy, looking, get, order,
  في, من, على, مع, إلى, عن, أو, او, و, ل, ب, يا, هل, عندكم, لدي, لدينا, ابغى, أبغى, ابغا, ابي, أبي, نبي, نبغى,
  أريد, نريد, احتاج, أحتاج, نحتاج, ممكن, وين, اين, القى, ألقى, الاقي, ألاقي, ابحث, أبحث, ودي, ودنا, بدي, بغيت,
  اشتري, أشتري, شراء, اطلب, أطلب, طلب, لو, سمحت, فضلك`)
