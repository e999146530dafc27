/**
 * Whether something that was sent holds more than `most` values: texts, numbers and the like, lists and objects
 * without anything in them, and the gaps that the names of a form leave in a list. Stops counting there, and takes no deeper stack for a deeper nesting.
 */
export function holdsMoreThan(most: number, sent: unknown): boolean {
  const open: unknown[] = [sent]
  let count = 0
  while (open.length > 0) {
    const value = open.pop()
    const parts = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : []
    if (parts.length > most) return true
    if (parts.length === 0) count += 1
    else for (const part of parts) open.push(part)
    if (count + open.length > most) return true
  }
  return false
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
