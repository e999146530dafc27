import { filePictureStore } from './file-picture-store.ts'
import { keptFiles } from './kept-files.ts'
import type { PictureStore } from './picture-store.ts'
import { PictureStoreError } from './picture-store-error.ts'
import { type Derivative, derivativeName } from './picture-url.ts'

/** Maximum disk space for cached derivatives, in bytes. */
const DEFAULT_MAX_BYTES = 1_000_000_000

/**
 * Wraps a remote image store with a local disk cache. Derivatives are read from `folder` first, also while the store is
 * unavailable. The folder may be deleted at any time.
 * @param most maximum bytes in the folder; the least recently used files are deleted first
 */
export function cachedPictureStore(
  store: PictureStore,
  folder: string,
  most: number = DEFAULT_MAX_BYTES,
): PictureStore {
  const local = filePictureStore(folder)
  const files = keptFiles(folder, most)
  const nameOf = (derivative: Derivative) => `${derivative.hash}/${derivativeName(derivative)}`
  /** A full or unreadable disk only costs speed. */
  const keepHere = (derivative: Derivative, bytes: Uint8Array) =>
    local
      .keepDerivative(derivative, bytes)
      .then(() => files.wrote(nameOf(derivative), bytes.byteLength))
      .catch(() => {})

  const derivative: PictureStore['derivative'] = async (wanted) => {
    const here = await local.derivative(wanted).catch(() => null)
    if (here) {
      await files.used(nameOf(wanted))
      return here
    }
    const found = await store.derivative(wanted)
    if (found) await keepHere(wanted, found)
    return found
  }

  return {
    ...store,
    derivative,
    hasDerivative: async (wanted) => (await derivative(wanted)) !== null,
    async keepDerivative(wanted, bytes) {
      await keepHere(wanted, bytes)
      await store.keepDerivative(wanted, bytes)
    },
    async nearest(wanted) {
      try {
        return await store.nearest(wanted)
      } catch (error) {
        if (error instanceof PictureStoreError) return await local.nearest(wanted)
        throw error
      }
    },
  }
}
