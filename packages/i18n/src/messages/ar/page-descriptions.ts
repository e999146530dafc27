import { answerTime, products } from '../../plurals.ts'

/**
 * What search engines and messengers are told of pages, in Arabic: the shape that English follows. Only the server reads it:
 * no browser loads it.
 */
export const pageDescriptions = {
  home: 'زي موحّد بالألوان والمقاسات، بسعر يقلّ كلما زادت الكمية.',
  shop: 'كل منتجات المتجر، وسعر كل كمية مكتوب على صفحة المنتج.',
  /** `count`: how many products it holds. */
  category: (name: string, text: string, count: number) =>
    `${`${name}: ${text}`.trim()} ${count === 0 ? 'زي موحّد' : products(count, 'ar')} بسعر للقطعة يقلّ كلما زادت الكمية.`,
  /** `parts`: the names of its own categories. */
  categories: (name: string, text: string, parts: readonly string[]) =>
    `${name}: ${text} اختر من الأقسام: ${parts.join('، ')}.`,
  brands: (text: string, names: readonly string[]) => `${text} ${names.join('، ')}.`.trim(),
  product: (name: string, category: string, price: string) =>
    `${name}، ${category}: ${price} ريال للقطعة، ويقلّ السعر كلما زادت الكمية.`,
  checkout: 'العنوان والدفع والمراجعة في صفحة واحدة.',
  about: 'من نحن، وكيف نعمل، وكيف تصل إلينا لسؤال أو طلب.',
  blog: 'ما نكتبه عن عملنا ومنتجاتنا، لمن يلبسها ولمن يطلبها.',
  contact: (answerDays: number | null) =>
    `كيف تصل إلينا: واتساب وهاتف وبريد وساعات العمل.${answerDays === null ? '' : ` نردّ ${answerTime(answerDays, 'ar')}.`}`,
  terms: 'السعر والضريبة والطلب والدفع والشحن والإرجاع: شروط الشراء من المتجر، مكتوبة لتُقرأ.',
  privacy: 'ماذا نجمع من بيانات حين تتصفّح وتطلب، ولماذا، ومن يطّلع عليها، وما حقوقك.',
  /** A later page of a list. */
  laterPage: (page: number, text: string) => `الصفحة ${page}. ${text}`,
  /** What the shop's own card shows. */
  card: 'معطف أبيض وقميص بولو بجانب شعار زيّ',
}
