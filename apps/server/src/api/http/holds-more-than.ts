/**
 * Whether something that was sent holds more than `most` values: texts, numbers and the like, and lists and objects
 * without anything in them. Stops counting there, and takes no deeper stack for a deeper nesting.
 */
export function holdsMoreThan(most: number, sent: unknown): boolean {
  const open: unknown[] = [sent]
  let count = 0
  while (open.length > 0) {
    const value = open.pop()
    const parts = typeof value === 'object' && value !== null ? Object.values(value) : []
    if (parts.length > most) return true
    if (parts.length === 0) count += 1
    else for (const part of parts) open.push(part)
    if (count + open.length > most) return true
  }
  return false
}
