/** The value of the field `area_id` where the chosen city has no areas, so that none has to be chosen. */
export const noArea = 'none'

/** Returns the id to send for a chosen area, or undefined where the city has none. */
export function areaRequest(value: string): number | undefined {
  return value === noArea ? undefined : Number(value)
}
