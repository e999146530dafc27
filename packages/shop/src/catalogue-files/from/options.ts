import { findGarmentColour } from '@zayy/domain/catalog/colour-names'
import { lettersOfSize } from '@zayy/domain/catalog/size-spellings'
import { foldText } from '@zayy/domain/text/fold'
import { wordSet } from '@zayy/domain/text/word-set'
import type { SourceProduct } from './source-product.ts'

type Option = SourceProduct['options'][number]

const COLOUR_NAMES = wordSet(`
  color, colour, colors, colours, color name, colour name, color pattern, shade, couleur, renk,
  لون, اللون, الالوان, الوان, لون المنتج, لون القماش, اختر اللون, اللون المطلوب, درجة اللون`)

const SIZE_NAMES = wordSet(`
  size, sizes, size eu, size us, size uk, eu size, us size, uk size, age, ages, age group, length, waist,
  مقاس, المقاس, مقاسات, المقاسات, القياس, قياس, سايز, الحجم, حجم, العمر, عمر, اختر المقاس, المقاس المطلوب,
  مقاس المنتج, الطول, الخصر`)

/** Share of an option's values, above which they decide what an option with an unknown name is. */
const SHARE = 0.5

/**
 * Decides which option is the colour and which the size: by name, then by their values, then an unknown option becomes the missing size, so that buyers can still choose.
 *
 * @returns indexes of `options`
 */
export function assignOptions(options: readonly Option[]): {
  colour: number | null
  size: number | null
  /** The size is an option of another kind, such as a cloth. */
  isStandIn: boolean
  lost: number[]
} {
  const open = options.flatMap(({ values }, index) => (values.length > 0 ? [index] : []))
  const take = (isIt: (option: Option) => boolean) => {
    const at = open.findIndex((index) => isIt(options[index] ?? { name: '', values: [] }))
    return at === -1 ? null : (open.splice(at, 1)[0] ?? null)
  }
  let colour = take(({ name }) => isColourName(name))
  let size = take(({ name }) => isSizeName(name))
  colour ??= take(({ values }) => most(values, isColour))
  size ??= take(({ values }) => most(values, isSize))
  const standIn = size === null ? take(({ values }) => values.length > 1) : null
  return { colour, size: size ?? standIn, isStandIn: standIn !== null, lost: open }
}

export function isColourName(name: string): boolean {
  return COLOUR_NAMES.has(foldText(name))
}

export function isSizeName(name: string): boolean {
  return SIZE_NAMES.has(foldText(name))
}

function isColour(value: string): boolean {
  return findGarmentColour(value) !== null
}

/** A letter size, a number, a range or a measure: XL, 42, 36-38, 4 years, 50 ml. */
function isSize(value: string): boolean {
  const folded = foldText(value)
  return (
    lettersOfSize(folded, true) !== null ||
    /^\d{1,3}(?: \d{1,3})?(?: ?(?:y|yrs?|years?|m|months?|cm|in|ml|l|g|kg|سنه|سنوات|سم|مل|جم|شهر|اشهر))?$/.test(
      folded,
    )
  )
}

function most(values: readonly string[], isIt: (value: string) => boolean): boolean {
  return values.filter(isIt).length > values.length * SHARE
}
