/** "shop orders refund": what it prints of everything that can come of it, in both languages and for scripts. */

import { halalas } from '@zayy/domain/money'
import { expect, test } from 'vitest'
import { CommandFailure } from '../../command-line/command.ts'
import { commandMessages } from '../../command-line/messages.ts'
import { refundAnswer, type Refunded } from './refund.ts'

const code = 'ABCD-2345'
const amount = halalas(123_450)
const surplus = halalas(23_400)

/** What stands on standard output, or after an exclamation mark on standard error, where nothing was given back. */
function printed(refunded: Refunded, locale: 'ar' | 'en', json = false): string {
  try {
    return refundAnswer(refunded, { code, json, messages: commandMessages(locale) })
  } catch (failure) {
    if (!(failure instanceof CommandFailure)) throw failure
    return `! ${failure.message}`
  }
}

test.each<[string, Refunded, string, string]>([
  [
    'a transfer that went back',
    { kind: 'refunded', code, number: 7, total: amount },
    'Order ABCD-2345: SAR 1,234.50 refunded with credit note CN-000007.',
    'الطلب ABCD-2345: رُدّ 1,234.50 ر.س بالإشعار الدائن CN-000007.',
  ],
  [
    'money of a card',
    { kind: 'given', amount, surplus: halalas(0), creditNote: 7 },
    'Order ABCD-2345: SAR 1,234.50 refunded with credit note CN-000007.',
    'الطلب ABCD-2345: رُدّ 1,234.50 ر.س بالإشعار الدائن CN-000007.',
  ],
  [
    'only what was paid beyond the invoice',
    { kind: 'given', amount, surplus: amount, creditNote: null },
    'Order ABCD-2345: SAR 1,234.50, paid in excess of the invoice, was refunded. There is no credit note for it, and the buyer gets no email about it.',
    'الطلب ABCD-2345: رُدّ 1,234.50 ر.س مما دُفع زيادة على الفاتورة، بلا إشعار دائن ولا رسالة إلى المشتري.',
  ],
  [
    'a part beyond the invoice, and a part of it',
    { kind: 'given', amount, surplus, creditNote: 7 },
    'Order ABCD-2345: SAR 1,000.50 refunded with credit note CN-000007.\nA further SAR 234.00, paid in excess of the invoice, was refunded without a credit note.',
    'الطلب ABCD-2345: رُدّ 1,000.50 ر.س بالإشعار الدائن CN-000007.\nورُدّ معه 234.00 ر.س دُفعت زيادة على الفاتورة، بلا إشعار دائن.',
  ],
  [
    'what went back in the dashboard',
    { kind: 'elsewhere', amount },
    '! SAR 1,234.50 of order ABCD-2345 was refunded in the payment gateway’s dashboard and has no credit note yet. Record it first; no more money is moved:\n  shop orders refund ABCD-2345 --amount 1234.50 --reason TEXT',
    '! رُدّ 1,234.50 ر.س من مبلغ الطلب ABCD-2345 من لوحة بوابة الدفع، ولم يصدر له إشعار دائن بعد. سجّله أولًا، ولن يُرد بذلك مبلغ آخر:\n  shop orders refund ABCD-2345 --amount 1234.50 --reason TEXT',
  ],
  [
    'a refund that was asked for before',
    { kind: 'underWay' },
    '! An earlier refund of this order is not settled yet, and is being tried again now. Nothing more was requested.',
    '! طُلب رد لهذا الطلب من قبل ولم يكتمل بعد، وتُعاد محاولته الآن. لم يُطلب رد آخر.',
  ],
  [
    'no server that answers',
    { kind: 'waiting', amount },
    'Order ABCD-2345: SAR 1,234.50 will be refunded once a server is running and the gateway answers.',
    'الطلب ABCD-2345: سيرد الخادم 1,234.50 ر.س حين يعمل وتجيب بوابة الدفع.',
  ],
  [
    'a gateway that refuses',
    { kind: 'byGateway' },
    '! The payment gateway refused. Nothing was refunded.',
    '! رفضت بوابة الدفع الرد، ولم يُرد شيء.',
  ],
  [
    'more than is left',
    { kind: 'tooMuch', left: surplus },
    '! Only SAR 234.00 is left to refund.',
    '! لم يبق للرد إلا 234.00 ر.س.',
  ],
  [
    'an order that is not paid',
    { kind: 'notPaid' },
    '! The order is not paid: there is nothing to refund.',
    '! الطلب غير مدفوع، فلا شيء يُرد.',
  ],
  [
    'a transfer that has not come',
    { kind: 'refused', because: 'unpaid' },
    '! The order is not paid: there is nothing to refund.',
    '! الطلب غير مدفوع، فلا شيء يُرد.',
  ],
  ['no order', { kind: 'unknown' }, '! There is no order ABCD-2345.', '! لا طلب بالرقم ABCD-2345.'],
])('%s', (_, refunded, english, arabic) => {
  expect(printed(refunded, 'en')).toBe(english)
  expect(printed(refunded, 'ar')).toBe(arabic)
})

test('scripts read what went back, what of it was too much, and the credit note', () => {
  expect(JSON.parse(printed({ kind: 'given', amount, surplus, creditNote: 7 }, 'ar', true))).toEqual({
    code,
    state: 'given',
    total: 1234.5,
    surplus: 234,
    credit_note: 'CN-000007',
  })
  expect(JSON.parse(printed({ kind: 'waiting', amount }, 'ar', true))).toEqual({
    code,
    state: 'waiting',
    total: 1234.5,
  })
  expect(JSON.parse(printed({ kind: 'refunded', code, number: 7, total: amount }, 'ar', true))).toEqual({
    code,
    credit_note: 'CN-000007',
    total: 1234.5,
  })
})
