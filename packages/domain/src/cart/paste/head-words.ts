/** Head words of spreadsheets, in Arabic and English. */

import { foldText } from '../../text/fold.ts'
import { wordSet } from '../../text/word-set.ts'

const totals = wordSet(`
  sum, total, totals, grand total, qty total, total qty, subtotal, sub total,
  المجموع الفرعي, المجموع, مجموع, الإجمالي, إجمالي, المجموع الكلي, الإجمالي الكلي`)

/** True for a head of totals, which are not read. */
export function isTotal(text: string): boolean {
  return totals.has(foldText(text))
}

const amounts = wordSet(`
  qty, quantity, quantities, count, pieces, pcs, units, number, no of pieces,
  العدد, عدد, الكمية, كمية, الكميات, القطع, قطع, عدد القطع, الكمية المطلوبة, العدد المطلوب`)

/** Words that mark a longer head as a quantity head. */
const amountWords = wordSet('qty, quantity, quantities, العدد, عدد, الكمية, كمية, الكميات')

/** True for a quantity head: «Qty», «Order qty», «العدد المطلوب». */
export function isAmountHead(text: string): boolean {
  const folded = foldText(text)
  const isOther = [otherHeadWords, stockWords, batchWords].some((words) => hasWord(folded, words))
  return amounts.has(folded) || (hasWord(folded, amountWords) && !isOther)
}

/** Words for pieces in stock or received, not ordered. */
const stockWords = wordSet(`
  stock, available, received, delivered, remaining, returned, issued, balance,
  المخزون, المتوفر, المتوفرة, المستلم, المستلمة, المتبقي, المتبقية, المرتجع, الرصيد`)

/** Units of more than one piece. */
const batchWords = wordSet(`
  dozen, dozens, doz, dz, box, boxes, carton, cartons, ctn, pack, packs,
  درزن, درازن, دزينة, دستة, كرتون, كرتونة, كراتين, علبة, علب, بكت, صندوق`)

/** True for a text that counts in dozens or boxes: «Qty (dozen)», «5 كراتين». */
export function isInBatches(text: string): boolean {
  return hasWord(foldText(text), batchWords)
}

const cancelWords = wordSet(`
  cancelled, canceled, cancel, void, deleted,
  ملغي, ملغى, ملغاة, لاغي, لاغية, ألغي, إلغاء, محذوف`)

/** True for a note that cancels a line. */
export function isCancelled(text: string): boolean {
  return hasWord(foldText(text), cancelWords)
}

const productHeads = wordSet(`
  product, products, item, items, model, style, garment, product name, item name,
  المنتج, المنتجات, الصنف, الأصناف, الموديل, اسم المنتج, اسم الصنف`)

export function isProductHead(text: string): boolean {
  return productHeads.has(foldText(text))
}

export const sizeHeads = wordSet('size, sizes, المقاس, مقاس, القياس, قياس, المقاسات')

export const colourHeads = wordSet('colour, color, colours, colors, اللون, لون, الألوان')

/** Heads of line numbers, staff ids and phone numbers. */
const lineNumberHeads = wordSet(`
  م, رقم, الرقم, الرقم الوظيفي, رقم الموظف, الجوال, رقم الجوال, الهوية, رقم الهوية,
  no, id, employee no, employee id, staff no, staff id, phone, mobile`)

/** Words of heads over money or body measures. */
const otherHeadWords = wordSet(`
  price, cost, rate, sar, vat, discount, salary, height, weight, age, chest, waist, hip, hips, shoulder, sleeve,
  length, neck, cm, kg,
  السعر, سعر, التكلفة, تكلفة, القيمة, المبلغ, الضريبة, الخصم, الراتب, ريال, الطول, طول, الوزن, وزن, العمر, عمر,
  الصدر, صدر, الخصر, خصر, الورك, الأرداف, الكتف, كتف, الكم, الرقبة, سم, كجم`)

/** True for a head of line numbers or ids. `leads`: the column comes first. */
export function isNumberOfLines(head: string, leads: boolean): boolean {
  return lineNumberHeads.has(foldText(head)) || (foldText(head) === 'number' && leads)
}

/** After colours and sizes, these may head line numbers or quantities. */
const doubtfulHeads = wordSet('no, رقم, الرقم')

/** True for a head over money, measures or ids. Totals are excluded: a total may be the only quantity. */
export function isOtherHead(head: string): boolean {
  const folded = foldText(head)
  return (lineNumberHeads.has(folded) && !doubtfulHeads.has(folded)) || hasWord(folded, otherHeadWords)
}

const staffWords = wordSet(`
  name, names, employee, staff, member, student, department, dept, branch, job, position, notes,
  الاسم, اسم, الأسماء, الموظف, الموظفة, الموظفين, الطالب, الطالبة, القسم, الإدارة, الفرع, الوظيفة, المسمى,
  ملاحظات`)

/** True for a head over staff names or workplaces, not colours. */
export function isStaffHead(head: string): boolean {
  const folded = foldText(head)
  return lineNumberHeads.has(folded) || hasWord(folded, staffWords)
}

function hasWord(folded: string, words: ReadonlySet<string>): boolean {
  return folded.split(' ').some((word) => words.has(word))
}
