import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from '../process/unless-missing.ts'
import { writeDurably } from '../process/write-durably.ts'
import { type ImageStore, originalFormats } from './image-store.ts'
import { type Derivative, derivativeName, readDerivativePath } from './image-url.ts'
import { isWhole } from './is-whole.ts'
import { nearestFirst } from './nearest-first.ts'

/**
 * Stores images as files below `folder`: `<hash>/original.<format>`, `<hash>/<width>.<format>` and
 * `<hash>/1200x630.jpg`. Files are written to a temporary name, flushed and renamed, so no process ever reads half a
 * file. A file that is damaged nevertheless is treated as missing, and written again.
 */
export function fileImageStore(folder: string): ImageStore {
  const original = (hash: string, format: string) => join(folder, hash, `original.${format}`)
  const derived = (derivative: Derivative) => join(folder, derivative.hash, derivativeName(derivative))
  const derivative = async (wanted: Derivative) => {
    const bytes = await readIfThere(derived(wanted))
    return bytes && isWhole(bytes, wanted.format) ? bytes : null
  }
  return {
    async keepOriginal(hash, { bytes, format }) {
      const path = original(hash, format)
      // Originals with the same hash can only differ in length: an earlier import kept the metadata.
      if ((await sizeIfThere(path)) !== bytes.byteLength) await writeDurably(path, bytes)
    },
    async original(hash) {
      for (const format of originalFormats) {
        const bytes = await readIfThere(original(hash, format))
        if (bytes && isWhole(bytes, format)) return { bytes, format }
      }
      return null
    },
    async hasOriginal(hash) {
      const names = (await unlessMissing(readdir(join(folder, hash)))) ?? []
      return originalFormats.some((format) => names.includes(`original.${format}`))
    },
    keepDerivative: (wanted, bytes) => writeDurably(derived(wanted), bytes),
    derivative,
    hasDerivative: async (wanted) => (await derivative(wanted)) !== null,
    async nearest(wanted) {
      const names = (await unlessMissing(readdir(join(folder, wanted.hash)))) ?? []
      const made = names.flatMap((name) => readDerivativePath(`/media/${wanted.hash}/${name}`) ?? [])
      for (const other of nearestFirst(wanted, made)) {
        const bytes = await derivative(other)
        if (bytes) return { bytes, format: other.format }
      }
      return null
    },
  }
}

async function sizeIfThere(path: string): Promise<number | null> {
  return (await unlessMissing(stat(path)))?.size ?? null
}

async function readIfThere(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return await unlessMissing(readFile(path))
}
