/** `shop orders refund`: the output of every outcome, in both languages and as JSON. */

import { halalas } from '@zayy/domain/money'
import { expect, test } from 'vitest'
import { CommandFailure } from '../../command-line/command.ts'
import { commandMessages } from '../../command-line/messages.ts'
import { type Refunded, refundAnswer } from './refund.ts'

const code = 'ABCD-2345'
const amount = halalas(123_450)
const surplus = halalas(23_400)

/** Returns the output, or `! ` and the error message if nothing was refunded. */
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
    'a refunded transfer',
    { kind: 'refunded', code, number: 7, total: amount },
    'Order ABCD-2345: SAR 1,234.50 refunded with credit note CN-000007.',
    'الطلب ABCD-2345: رُدّ 1,234.50 ر.س بالإشعار الدائن CN-000007.',
  ],
  [
    'a refunded card payment',
    { kind: 'given', amount, surplus: halalas(0), creditNote: 7 },
    'Order ABCD-2345: SAR 1,234.50 refunded with credit note CN-000007.',
    'الطلب ABCD-2345: رُدّ 1,234.50 ر.س بالإشعار الدائن CN-000007.',
  ],
  [
    'a refund of only the surplus over the invoice',
    { kind: 'given', amount, surplus: amount, creditNote: null },
    'Order ABCD-2345: SAR 1,234.50, paid in excess of the invoice, was refunded. There is no credit note for it, and the buyer gets no email about it.',
    'الطلب ABCD-2345: رُدّ 1,234.50 ر.س مما دُفع زيادة على الفاتورة، بلا إشعار دائن ولا رسالة إلى المشتري.',
  ],
  [
    'a refund of the surplus and a part of the invoice',
    { kind: 'given', amount, surplus, creditNote: 7 },
    'Order ABCD-2345: SAR 1,000.50 refunded with credit note CN-000007.\nA further SAR 234.00, paid in excess of the invoice, was refunded without a credit note.',
    'الطلب ABCD-2345: رُدّ 1,000.50 ر.س بالإشعار الدائن CN-000007.\nورُدّ معه 234.00 ر.س دُفعت زيادة على الفاتورة، بلا إشعار دائن.',
  ],
  [
    'a refund from the gateway’s dashboard',
    { kind: 'elsewhere', amount },
    '! SAR 1,234.50 of order ABCD-2345 was refunded in the payment gateway’s dashboard and has no credit note yet. Record it first; no more money is moved:\n  npm run shop -- orders refund ABCD-2345 --amount 1234.50 --reason TEXT',
    '! رُدّ 1,234.50 ر.س من مبلغ الطلب ABCD-2345 من لوحة بوابة الدفع، ولم يصدر له إشعار دائن بعد. سجّله أولًا، ولن يُرد بذلك مبلغ آخر:\n  npm run shop -- orders refund ABCD-2345 --amount 1234.50 --reason TEXT',
  ],
  [
    'an earlier refund that is not settled',
    { kind: 'underWay' },
    '! An earlier refund of this order is not settled yet, and is being tried again now. Nothing more was requested.',
    '! طُلب رد لهذا الطلب من قبل ولم يكتمل بعد، وتُعاد محاولته الآن. لم يُطلب رد آخر.',
  ],
  [
    'no running server',
    { kind: 'waiting', amount },
    'Order ABCD-2345: SAR 1,234.50 will be refunded once a server is running and the gateway answers.',
    'الطلب ABCD-2345: سيرد الخادم 1,234.50 ر.س حين يعمل وتجيب بوابة الدفع.',
  ],
  [
    'a refusal of the gateway',
    { kind: 'byGateway' },
    '! The payment gateway refused. Nothing was refunded.',
    '! رفضت بوابة الدفع الرد، ولم يُرد شيء.',
  ],
  [
    'an amount above the refundable rest',
    { kind: 'tooMuch', left: surplus },
    '! Only SAR 234.00 is left to refund.',
    '! لم يبق للرد إلا 234.00 ر.س.',
  ],
  [
    'an unpaid card order',
    { kind: 'notPaid' },
    '! The order is not paid: there is nothing to refund.',
    '! الطلب غير مدفوع، فلا شيء يُرد.',
  ],
  [
    'an unpaid transfer',
    { kind: 'refused', because: 'unpaid' },
    '! The order is not paid: there is nothing to refund.',
    '! الطلب غير مدفوع، فلا شيء يُرد.',
  ],
  ['an unknown order', { kind: 'unknown' }, '! There is no order ABCD-2345.', '! لا طلب بالرقم ABCD-2345.'],
])('prints %s in both languages', (_, refunded, english, arabic) => {
  expect(printed(refunded, 'en')).toBe(english)
  expect(printed(refunded, 'ar')).toBe(arabic)
})

test('the JSON has the refunded total, the surplus and the credit note', () => {
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
