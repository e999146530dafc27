import type { Executor } from '@zayy/platform/postgres/database'
import { invalid, type ValidationIssues } from '../domain-error.ts'
import { selectPlace } from './address-queries.ts'

/** `area_id` is undefined where none was sent, as for a city without areas. */
type AddressPlace = { country_id: number; city_id: number; area_id?: number | undefined }

/**
 * Refuses a place that is not delivered to, or whose parts do not lie in each other. A city is held against its country, an area
 * against its city, where those are right; where not, it must at least exist. A city without areas needs none.
 * @throws DomainError 422 with every wrong field
 */
export async function checkPlace(database: Executor, place: AddressPlace): Promise<void> {
  const found = await selectPlace(database, place)
  const issues: ValidationIssues = {}
  if (!found.country) issues.country_id = ['unknownCountry']
  if (!(found.country ? found.cityOfCountry : found.city)) issues.city_id = ['unknownCity']
  if (place.area_id === undefined) {
    if (issues.city_id || found.hasAreas) issues.area_id = ['required']
  } else if (!(issues.city_id ? found.area : found.areaOfCity)) issues.area_id = ['unknownArea']
  if (Object.keys(issues).length > 0) throw invalid(issues)
}
