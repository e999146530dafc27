import type { BusinessDays } from '@zayy/domain/checkout/delivery-dates'
import { businessDays, days } from '../../plurals.ts'

/** Messages of the footer that only the server renders, in Arabic, the model for English. */
export const footer = {
  promises: 'وعودنا',
  byQuantity: 'سعر بالكمية',
  byQuantityText: 'على مجموع الألوان والمقاسات',
  delivery: (days: BusinessDays) => `خلال ${businessDays(days, 'ar')}`,
  deliveryText: (city: string) => `إلى ${city}، من وصول المبلغ`,
  returns: (count: number) => `إرجاع خلال ${days(count, 'ar', 'genitive')}`,
  returnsText: 'للقطع غير المستعملة',
  invoice: 'فاتورة ضريبية فور الدفع',
  invoiceText: 'مبسّطة، برمز QR',
  plainInvoice: 'فاتورة فور الدفع',
  plainInvoiceText: 'تصلك بالبريد حالًا',
  shopLinks: 'المتجر',
  facebook: 'فيسبوك',
  twitter: 'إكس',
  vimeo: 'فيميو',
  newsletter: {
    title: 'نشرتنا البريدية',
    email: 'بريدك للنشرة',
    placeholder: 'بريدك الإلكتروني',
    submit: 'اشترك',
    consent: 'بالاشتراك توافق على استلام نشرتنا، ويمكنك إلغاؤه في أي وقت.',
  },
  plainInvoiceTextWithoutMail: 'تجدها في صفحة طلبك',
  rights: (name: string, year: number) => `© ${year} ${name}`,
  vatNumber: 'الرقم الضريبي',
  vatCertificate: 'شهادة التسجيل الضريبي',
  crNumber: 'السجل التجاري',
  sbcNumber: 'موثّق في المركز السعودي للأعمال، رقم',
  payments: 'وسائل الدفع',
}
