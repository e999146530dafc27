import { fileImageStore } from './file-image-store.ts'
import type { ImageStore } from './image-store.ts'
import { ImageStoreError } from './image-store-error.ts'
import { type Derivative, derivativeName } from './image-url.ts'
import { keptFiles } from './kept-files.ts'

/** Disk space for cached derivatives in bytes; the least recently used are deleted first. */
const MAX_BYTES = 1_000_000_000

/**
 * Wraps a remote image store with a local disk cache. Derivatives are read from `folder` first, also while the store is
 * unavailable. The folder may be deleted at any time.
 */
export function cachedImageStore(store: ImageStore, folder: string): ImageStore {
  const local = fileImageStore(folder)
  const files = keptFiles(folder, MAX_BYTES)
  const nameOf = (derivative: Derivative) => `${derivative.hash}/${derivativeName(derivative)}`
  /** A full or unreadable disk only costs speed. */
  const keepHere = (derivative: Derivative, bytes: Uint8Array) =>
    local
      .keepDerivative(derivative, bytes)
      .then(() => files.wrote(nameOf(derivative), bytes.byteLength))
      .catch(() => {})

  const derivative: ImageStore['derivative'] = async (wanted) => {
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
        if (error instanceof ImageStoreError) return await local.nearest(wanted)
        throw error
      }
    },
  }
}
