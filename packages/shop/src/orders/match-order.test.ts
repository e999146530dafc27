import { expect, test } from 'vitest'
import { orderMatcher } from './match-order.ts'

const order = {
  code: '7KQM-X4TD',
  invoiceNumber: 4,
  buyerName: 'محمّد العتيبي',
  buyerEmail: 'Mohammed.O@example.com',
  buyerPhone: '0551110001',
  companyName: 'Najd Clinics',
  companyVat: '310122393500003',
  purchaseOrder: 'PO-77',
}

test.each([
  'العتيبى',
  'العتيبي',
  'محمد العتيبي',
  'العتيبي محمد',
  'العتيبي، محمد',
  'مُحَمَّد',
  'محمـد',
  'MOHAMMED.o@',
  'najd  clinics',
  'ＮＡＪＤ',
  '+966551110001',
  '00966551110001',
  '966 55 111 0001',
  '+966 (0)55 111 0001',
  '055 111 0001',
  '055-111-0001',
  '٠٥٥١١١٠٠٠١',
  '551110001',
  '1110001',
  '\u2066+966551110001\u2069',
  '7kqm-x4td',
  '7KQMX4TD',
  '#7KQM X4TD',
  '\u20667KQM-X4TD\u2069',
  '7kqm',
  'x4t',
  '4',
  '000004',
  '#000004',
  '٠٠٠٠٠٤',
  "'000004",
  'Invoice 000004',
  'INV-4',
  'invoice no. 4',
  'فاتورة رقم ٤',
  'الفاتورة 000004',
  'po-77',
  '310122393500003',
  '٣١٠١٢ ٢٣٩٣٥ ٠٠٠٠٣',
  '7kom-x4to',
  '\u2066000004\u2069',
])('matches the order by %j', (search) => {
  expect(orderMatcher(search)(order)).toBe(true)
})

test.each([
  'محمد الحربي',
  'محمد Najd',
  'الحربي',
  '+966551110002',
  '310122393500004',
  '7KOM-X4T5',
  '055 111 0002',
  '7KQM-X4TF',
  '000005',
  'invoice 000005',
  'CN-000004',
  '40',
  'nejd',
  '+',
  '()',
])('does not match the order by %j', (search) => {
  expect(orderMatcher(search)(order)).toBe(false)
})
