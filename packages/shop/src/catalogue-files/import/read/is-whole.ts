/** Whether each value was read. Of one that was not, which is undefined, an issue says why. */
export function isWhole<T extends object>(
  values: {
    [Name in keyof T]?: T[Name] | undefined
  },
): values is T {
  return Object.values(values).every((value) => value !== undefined)
}
