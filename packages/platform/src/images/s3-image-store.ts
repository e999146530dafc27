import type { RetryPolicy, S3Client } from '../s3/s3-client.ts'
import { type ImageStore, type OriginalFormat, originalFormats } from './image-store.ts'
import {
  type Derivative,
  type DerivativeFormat,
  derivativeName,
  mediaTypeOf,
  readDerivativePath,
} from './image-url.ts'
import { isWhole } from './is-whole.ts'
import { nearestFirst } from './nearest-first.ts'

/** A visitor waits for these reads. */
const QUICK: RetryPolicy = { ms: 3_000, tries: 2 }
/** For originals and writes, which no visitor waits for. */
const PATIENT: RetryPolicy = { ms: 30_000, tries: 4 }

/** Maximum size of an original, in bytes. Derivatives of 2400 pixels have a few megabytes at most. */
const MAX_ORIGINAL_BYTES = 256_000_000
const MAX_DERIVATIVE_BYTES = 32_000_000

/** More than the names of one image: four formats of an original, and each width in two formats. */
const MAX_NAMES = 100

/**
 * Stores images as objects of an S3-compatible store. The names match the files of `fileImageStore`, so copying the
 * folder to a bucket migrates it. All methods throw ImageStoreError.
 */
export function s3ImageStore(client: S3Client): ImageStore {
  const names = (hash: string) => client.list(`${hash}/`, MAX_NAMES, QUICK)
  const formatOf = async (hash: string) => {
    const found = await names(hash)
    return originalFormats.find((format) => found.includes(`original.${format}`))
  }
  const derivative = async (wanted: Derivative) => {
    const bytes = await client.get(`${wanted.hash}/${derivativeName(wanted)}`, MAX_DERIVATIVE_BYTES, QUICK)
    return bytes && isWhole(bytes, wanted.format) ? bytes : null
  }
  return {
    async keepOriginal(hash, { bytes, format }) {
      const key = `${hash}/original.${format}`
      if ((await client.size(key, PATIENT)) === bytes.byteLength) return
      await client.put(key, { bytes, type: mediaType(format) }, PATIENT)
    },
    async original(hash) {
      const format = await formatOf(hash)
      if (!format) return null
      const bytes = await client.get(`${hash}/original.${format}`, MAX_ORIGINAL_BYTES, PATIENT)
      return bytes && isWhole(bytes, format) ? { bytes, format } : null
    },
    hasOriginal: async (hash) => (await formatOf(hash)) !== undefined,
    keepDerivative: (wanted, bytes) =>
      client.put(
        `${wanted.hash}/${derivativeName(wanted)}`,
        { bytes, type: mediaType(wanted.format) },
        PATIENT,
      ),
    derivative,
    hasDerivative: async (wanted) => (await derivative(wanted)) !== null,
    async nearest(wanted) {
      const made = (await names(wanted.hash)).flatMap(
        (name) => readDerivativePath(`/media/${wanted.hash}/${name}`) ?? [],
      )
      for (const other of nearestFirst(wanted, made)) {
        const bytes = await derivative(other)
        if (bytes) return { bytes, format: other.format }
      }
      return null
    },
  }
}

function mediaType(format: OriginalFormat | DerivativeFormat): string {
  if (format === 'icon') return mediaTypeOf(format)
  return format === 'svg' ? 'image/svg+xml' : `image/${format}`
}
