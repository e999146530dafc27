/** Returns null for a file or folder that does not exist. */
export async function unlessMissing<T>(found: Promise<T>): Promise<T | null> {
  return await found.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return null
  })
}
