import type { Locale } from '@zayy/i18n/locale'
import type { OrderedPieces } from '@zayy/shop/catalog/find-ordered-pieces'
import type { OrderEntryMessages } from './typed-fields.ts'

/** Explains why pieces were not read, with the colours and sizes of the product; null if they were. */
export function piecesFault(
  pieces: OrderedPieces,
  text: string,
  { locale, entry }: { locale: Locale; entry: OrderEntryMessages },
): string | null {
  if (pieces.kind === 'pieces') return null
  if (pieces.kind === 'unknownProduct') {
    const similar = pieces.similar.map((product) => productName(product, locale)).join(' · ')
    return [entry.unknownProduct(text), ...(similar === '' ? [] : [entry.similar(similar)])].join('\n')
  }
  const product = productName(pieces.product, locale)
  const [colour = '', size = ''] = [pieces.colours[0], pieces.sizes[0]]
  return [
    pieces.unread.length === 0 ? entry.noPieces(product) : entry.unread(pieces.unread.join(' · '), product),
    entry.howPieces(`${pieces.product.sku} ${colour}: 10 ${size}`),
    entry.colours(pieces.colours.join(' · ')),
    entry.sizes(pieces.sizes.join(' · ')),
  ].join('\n')
}

function productName(
  { sku, names }: { sku: string; names: Partial<Record<Locale, string>> | null },
  locale: Locale,
): string {
  const name = names?.[locale] ?? names?.ar ?? names?.en
  return name === undefined ? sku : `${name} (${sku})`
}
