/** "What people write above numbers, sizes and colours, in both languages." */

import { foldText } from '../../text/fold.ts'

const totals = new Set(
  [
    'sum',
    'total',
    'totals',
    'grand total',
    'qty total',
    'المجموع',
    'مجموع',
    'الإجمالي',
    'إجمالي',
    'المجموع الكلي',
    'الإجمالي الكلي',
  ].map(foldText),
)

/** A head over or beside sums, which are not read. */
export function isTotal(text: string): boolean {
  return totals.has(foldText(text))
}

const amounts = new Set(
  [
    ...['qty', 'quantity', 'quantities', 'count', 'pieces', 'pcs', 'units', 'number', 'no of pieces'],
    ...[
      'العدد',
      'عدد',
      'الكمية',
      'كمية',
      'الكميات',
      'القطع',
      'قطع',
      'عدد القطع',
      'الكمية المطلوبة',
      'العدد المطلوب',
    ],
  ].map(foldText),
)

/** Words that say so within a longer head. */
const amountWords = new Set(
  ['qty', 'quantity', 'quantities', 'العدد', 'عدد', 'الكمية', 'كمية', 'الكميات'].map(foldText),
)

/** A head that says that numbers of pieces follow: «Qty», «Order qty», «العدد المطلوب». */
export function isAmountHead(text: string): boolean {
  const folded = foldText(text)
  const names = folded.split(' ')
  return (
    amounts.has(folded) ||
    (names.some((word) => amountWords.has(word)) && !names.some((word) => otherHeadWords.has(word)))
  )
}

/** Heads over the sizes of a list. */
export const sizeHeads = new Set(
  ['size', 'sizes', 'المقاس', 'مقاس', 'القياس', 'قياس', 'المقاسات'].map(foldText),
)

/** Heads over the colours of a list. */
export const colourHeads = new Set(
  ['colour', 'color', 'colours', 'colors', 'اللون', 'لون', 'الألوان'].map(foldText),
)

/** Heads over numbers that count or name the lines. */
const lineNumberHeads = new Set(
  [
    ...['م', 'رقم', 'الرقم', 'الرقم الوظيفي', 'رقم الموظف', 'الجوال', 'رقم الجوال', 'الهوية', 'رقم الهوية'],
    ...['no', 'id', 'employee no', 'employee id', 'staff no', 'staff id', 'phone', 'mobile'],
  ].map(foldText),
)

/** A head with one of these words is over money or measures of a body. */
const otherHeadWords = new Set(
  [
    ...['price', 'cost', 'rate', 'sar', 'vat', 'discount', 'amount', 'salary'],
    ...[
      'height',
      'weight',
      'age',
      'chest',
      'waist',
      'hip',
      'hips',
      'shoulder',
      'sleeve',
      'length',
      'neck',
      'cm',
      'kg',
    ],
    ...['السعر', 'سعر', 'التكلفة', 'تكلفة', 'القيمة', 'المبلغ', 'الضريبة', 'الخصم', 'الراتب', 'ريال'],
    ...['الطول', 'طول', 'الوزن', 'وزن', 'العمر', 'عمر', 'الصدر', 'صدر', 'الخصر', 'خصر', 'الورك', 'الأرداف'],
    ...['الكتف', 'كتف', 'الكم', 'الرقبة', 'سم', 'كجم'],
  ].map(foldText),
)

/** A head over numbers that count or name the lines. */
export function isNumberOfLines(head: string, leads: boolean): boolean {
  return lineNumberHeads.has(foldText(head)) || (foldText(head) === 'number' && leads)
}

/** A head over money, measures or numbers of people. */
export function isOtherHead(head: string): boolean {
  const folded = foldText(head)
  return (
    isTotal(head) || lineNumberHeads.has(folded) || folded.split(' ').some((word) => otherHeadWords.has(word))
  )
}

const staffWords = new Set(
  [
    ...[
      'name',
      'names',
      'employee',
      'staff',
      'member',
      'student',
      'department',
      'dept',
      'branch',
      'job',
      'position',
      'notes',
    ],
    ...[
      'الاسم',
      'اسم',
      'الأسماء',
      'الموظف',
      'الموظفة',
      'الموظفين',
      'الطالب',
      'الطالبة',
      'القسم',
      'الإدارة',
      'الفرع',
    ],
    ...['الوظيفة', 'المسمى', 'ملاحظات'],
  ].map(foldText),
)

/** A head over names of people and where they work, and of no colour. */
export function isStaffHead(head: string): boolean {
  const folded = foldText(head)
  return lineNumberHeads.has(folded) || folded.split(' ').some((word) => staffWords.has(word))
}
