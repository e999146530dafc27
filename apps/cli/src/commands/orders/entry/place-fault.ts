import type { PlaceChoice } from '@zayy/shop/addresses/find-named-place'
import type { OrderEntryMessages } from './typed-fields.ts'

const MAX_LISTED = 20

/** Explains which city or area is missing or unknown, with those that the shop delivers to. */
export function placeFault(
  { city, choices }: { city: string | null; choices: PlaceChoice[] },
  typed: { city?: string | undefined; area?: string | undefined },
  entry: OrderEntryMessages,
): string {
  const names = choices.slice(0, MAX_LISTED).map(({ name }) => name)
  const more = choices.length - names.length
  const listed = [...names, ...(more > 0 ? [entry.andMore(more)] : [])].join(' · ')
  if (city === null) return entry.unknownCity(typed.city ?? '', listed)
  return typed.area === undefined
    ? entry.neededArea(city, listed)
    : entry.unknownArea(typed.area, city, listed)
}
