/** Returns a function that makes the value with its first call. A format of Intl takes 1 to 10 ms on a phone to make. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}
