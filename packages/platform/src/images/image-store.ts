import type { Derivative, DerivativeFormat } from './image-url.ts'

export const originalFormats = ['webp', 'png', 'jpeg', 'svg'] as const
export type OriginalFormat = (typeof originalFormats)[number]

/** Maximum pixels of an image, at import and when rendered. */
export const MAX_PIXELS = 100_000_000

/** An imported image. It is named by the hash of the imported file, so it never changes. */
export type Image = { hash: string; format: OriginalFormat; width: number; height: number }

export type Original = { bytes: Uint8Array<ArrayBuffer>; format: OriginalFormat }

/** Stores the bytes of images. Stored images never change and are never deleted. */
export type ImageStore = {
  /** Stores an original. Storing it again has no effect. */
  keepOriginal(hash: string, original: Original): Promise<void>
  /** Returns the original, or null if the shop has none with that hash. */
  original(hash: string): Promise<Original | null>
  hasOriginal(hash: string): Promise<boolean>
  keepDerivative(derivative: Derivative, bytes: Uint8Array): Promise<void>
  derivative(derivative: Derivative): Promise<Uint8Array<ArrayBuffer> | null>
  hasDerivative(derivative: Derivative): Promise<boolean>
  /**
   * Returns the nearest stored width, or null. Prefers wider to narrower ones, and only returns formats that the client
   * accepts, for example WebP instead of AVIF.
   */
  nearest(
    derivative: Derivative,
  ): Promise<{ bytes: Uint8Array<ArrayBuffer>; format: DerivativeFormat } | null>
}
