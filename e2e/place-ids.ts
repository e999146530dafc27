import type { APIRequestContext } from '@playwright/test'
import { known } from '../demo/known.ts'
import type { Locale } from './locales.ts'

type PlaceIds = { country_id: number; city_id: number; area_id: number }

const places = new Map<Locale, Promise<PlaceIds>>()

/** Returns the ids of country, city and area of a place in Riyadh. Each worker requests them once. */
export function placeIds(request: APIRequestContext, locale: Locale): Promise<PlaceIds> {
  const found = places.get(locale) ?? findPlace(request, locale)
  places.set(locale, found)
  return found
}

async function findPlace(request: APIRequestContext, locale: Locale): Promise<PlaceIds> {
  const id = async (path: string, name: string) => {
    const answer = await request.get(`/${locale}/api/${path}`)
    const { data } = (await answer.json()) as { data: { id: number; name: string }[] }
    const place = data.find((one) => one.name === name)
    if (!place) throw new Error(`${path} has no ${name}`)
    return place.id
  }
  const country_id = await id('countries', locale === 'ar' ? 'السعودية' : 'Saudi Arabia')
  const city_id = await id(`cities/${country_id}`, known.places.riyadh.name[locale])
  const area_id = await id(`areas/${city_id}`, locale === 'ar' ? 'العليا' : 'Al Olaya')
  return { country_id, city_id, area_id }
}
