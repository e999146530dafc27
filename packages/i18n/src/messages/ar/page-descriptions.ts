import { formatNumber } from '../../numbers.ts'
import { answerTime, products } from '../../plurals.ts'

/**
 * Descriptions of pages for search engines and messengers, in Arabic, the model for English. Browsers never load them: only the
 * server reads them.
 */
export const pageDescriptions = {
  home: 'كل منتجات المتجر بألوانها ومقاساتها وأسعارها، للطلب عبر الإنترنت.',
  shop: 'كل منتجات المتجر. وتجد سعر كل كمية في صفحة المنتج.',
  /** `count`: number of its products. */
  category: (name: string, text: string, count: number) =>
    `${`${name}: ${text}`.trim()} ${count === 0 ? 'منتجات' : products(count, 'ar')} مع الألوان والمقاسات والأسعار، للطلب عبر الإنترنت.`,
  /** `parts`: the names of its child categories. */
  categories: (name: string, text: string, parts: readonly string[]) =>
    `${name}: ${text} اختر من الأقسام: ${parts.join('، ')}.`,
  brands: (text: string, names: readonly string[]) => `${text} ${names.join('، ')}.`.trim(),
  /** `tiers`: larger quantities have lower prices. */
  product: (name: string, category: string, price: string, tiers: boolean) =>
    `${name}، ${category}: ${price} ريال للقطعة${tiers ? '، وأقل للكميات الأكبر' : ''}. اختر الألوان والمقاسات واطلب عبر الإنترنت.`,
  checkout: 'العنوان والدفع والمراجعة في صفحة واحدة.',
  about: 'من نحن، وكيف تصل إلينا إن كان لديك سؤال أو طلب.',
  blog: 'مقالات عن عملنا ومنتجاتنا، وكيف تختار منها ما يناسبك.',
  contact: (answerDays: number | null) =>
    `كيف تصل إلينا إن كان لديك سؤال أو طلب.${answerDays === null ? '' : ` نردّ ${answerTime(answerDays, 'ar')}.`}`,
  terms: 'السعر والضريبة والطلب والدفع والشحن والإرجاع: شروط الشراء من هذا المتجر.',
  privacy: 'ماذا نجمع من بيانات حين تتصفّح وتطلب، ولماذا، ومن يطّلع عليها، وما حقوقك.',
  laterPage: (page: number, text: string) => `الصفحة ${formatNumber(page)}. ${text}`,
  logo: (shop: string) => `شعار ${shop}`,
}
