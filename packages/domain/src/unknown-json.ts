/** Returns a field of a parsed JSON value of unknown form; undefined if there is none. */
export function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined
}
