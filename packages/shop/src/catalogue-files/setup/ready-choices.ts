import { findGarmentColour } from '@zayy/domain/catalog/colour-names'
import { foldDigits } from '@zayy/domain/text/digits'
import { wordList } from '@zayy/domain/text/word-set'

type Names = { ar: string; en: string }

/** Ranges of sizes to choose, smallest first. */
export const readySizes = {
  letters: ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'],
  numbers: ['36', '38', '40', '42', '44', '46'],
  ages: ['4', '6', '8', '10', '12', '14', '16'],
  shoes: ['38', '39', '40', '41', '42', '43', '44', '45'],
} as const satisfies Record<string, readonly string[]>

/** Colours to choose from, the usual ones of uniforms first. */
export const readyColours = wordList(`
  white, black, navy, royal, ceil, sky, teal, surgical, green, bottle, olive, grey, charcoal, beige, khaki,
  brown, burgundy, red, pink, purple, yellow, orange, hi-vis-yellow, hi-vis-orange`).flatMap(
  (name) => findGarmentColour(name) ?? [],
)

/** Saudi banks by digits 5 and 6 of the IBAN. Setup asks for other banks. */
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
