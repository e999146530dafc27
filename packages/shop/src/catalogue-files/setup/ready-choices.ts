import { foldDigits } from '@zayy/domain/text/digits'

type Names = { ar: string; en: string }

/** Colours to tick. The codes are usual shades; the owner's cloth may differ, and colours.csv changes them. */
export const readyColours: readonly (Names & { slug: string; code: string })[] = [
  { slug: 'white', ar: 'أبيض', en: 'White', code: '#ffffff' },
  { slug: 'off-white', ar: 'سكري', en: 'Off-white', code: '#f3ead8' },
  { slug: 'black', ar: 'أسود', en: 'Black', code: '#1a1a1a' },
  { slug: 'grey', ar: 'رمادي', en: 'Grey', code: '#8f9499' },
  { slug: 'charcoal', ar: 'رمادي داكن', en: 'Charcoal', code: '#474b50' },
  { slug: 'navy', ar: 'كحلي', en: 'Navy', code: '#22345c' },
  { slug: 'royal-blue', ar: 'أزرق ملكي', en: 'Royal blue', code: '#2450a4' },
  { slug: 'ceil-blue', ar: 'أزرق طبي', en: 'Ceil blue', code: '#7ba3cf' },
  { slug: 'sky-blue', ar: 'سماوي', en: 'Sky blue', code: '#a9cfe8' },
  { slug: 'teal', ar: 'أزرق مخضر', en: 'Teal', code: '#1f6f78' },
  { slug: 'turquoise', ar: 'فيروزي', en: 'Turquoise', code: '#2fb5b0' },
  { slug: 'surgical-green', ar: 'أخضر جراحي', en: 'Surgical green', code: '#3f8f7b' },
  { slug: 'green', ar: 'أخضر', en: 'Green', code: '#2f7d3b' },
  { slug: 'bottle-green', ar: 'أخضر داكن', en: 'Bottle green', code: '#17402f' },
  { slug: 'olive', ar: 'زيتي', en: 'Olive', code: '#5a5d36' },
  { slug: 'hi-vis-yellow', ar: 'أصفر فسفوري', en: 'Hi-vis yellow', code: '#d8f000' },
  { slug: 'yellow', ar: 'أصفر', en: 'Yellow', code: '#f0c419' },
  { slug: 'hi-vis-orange', ar: 'برتقالي فسفوري', en: 'Hi-vis orange', code: '#ff6a13' },
  { slug: 'orange', ar: 'برتقالي', en: 'Orange', code: '#d9701e' },
  { slug: 'red', ar: 'أحمر', en: 'Red', code: '#b3202c' },
  { slug: 'burgundy', ar: 'عنابي', en: 'Burgundy', code: '#6b2338' },
  { slug: 'pink', ar: 'وردي', en: 'Pink', code: '#e3a3b5' },
  { slug: 'purple', ar: 'بنفسجي', en: 'Purple', code: '#5e3a78' },
  { slug: 'brown', ar: 'بني', en: 'Brown', code: '#6b4a34' },
  { slug: 'khaki', ar: 'كاكي', en: 'Khaki', code: '#a89468' },
  { slug: 'beige', ar: 'بيج', en: 'Beige', code: '#d8c6a5' },
]

/** Ranges of sizes to choose, smallest first. */
export const readySizes = {
  letters: ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'],
  numbers: ['36', '38', '40', '42', '44', '46'],
  ages: ['4', '6', '8', '10', '12', '14', '16'],
  shoes: ['38', '39', '40', '41', '42', '43', '44', '45'],
} as const satisfies Record<string, readonly string[]>

/** Saudi banks by digits 5 and 6 of the IBAN. A bank that is not listed is asked for. */
const banks: Readonly<Record<string, Names>> = {
  '05': { ar: 'مصرف الإنماء', en: 'Alinma Bank' },
  '10': { ar: 'البنك الأهلي السعودي', en: 'Saudi National Bank' },
  '15': { ar: 'بنك البلاد', en: 'Bank Albilad' },
  '20': { ar: 'بنك الرياض', en: 'Riyad Bank' },
  '30': { ar: 'البنك العربي الوطني', en: 'Arab National Bank' },
  '45': { ar: 'البنك السعودي الأول', en: 'Saudi Awwal Bank' },
  '55': { ar: 'البنك السعودي الفرنسي', en: 'Banque Saudi Fransi' },
  '60': { ar: 'بنك الجزيرة', en: 'Bank AlJazira' },
  '65': { ar: 'البنك السعودي للاستثمار', en: 'Saudi Investment Bank' },
  '80': { ar: 'مصرف الراجحي', en: 'Al Rajhi Bank' },
}

/** Returns the bank of a Saudi IBAN in any spelling, or null. */
export function bankOfIban(iban: string): Names | null {
  const [, bank = ''] =
    /^SA\d\d(\d\d)/.exec(
      foldDigits(iban)
        .toUpperCase()
        .replace(/[^A-Z\d]/g, ''),
    ) ?? []
  return banks[bank] ?? null
}
