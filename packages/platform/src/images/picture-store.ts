import type { Derivative, DerivativeFormat } from './picture-url.ts'

/** The formats an original may have. */
export const originalFormats = ['webp', 'png', 'jpeg', 'svg'] as const
export type OriginalFormat = (typeof originalFormats)[number]

/** The most pixels that a picture may have, as it is imported and as it is drawn. */
export const mostPixels = 100_000_000

/** A picture as the shop keeps it: named by the hash of the file that was imported, so it never changes. */
export type Picture = { hash: string; format: OriginalFormat; width: number; height: number }

export type Original = { bytes: Uint8Array<ArrayBuffer>; format: OriginalFormat }

/** Where the bytes of pictures are kept. Nothing that was kept changes or goes. */
export type PictureStore = {
  /** Keeps an original. Keeping the same one again does nothing. */
  keepOriginal(hash: string, original: Original): Promise<void>
  /** The original of that hash, or null when the shop has none. */
  original(hash: string): Promise<Original | null>
  hasOriginal(hash: string): Promise<boolean>
  keepDerivative(derivative: Derivative, bytes: Uint8Array): Promise<void>
  /** A derivative that was made before, or null. */
  derivative(derivative: Derivative): Promise<Uint8Array<ArrayBuffer> | null>
  hasDerivative(derivative: Derivative): Promise<boolean>
  /**
   * The nearest width that was made before, or null: rather wider than narrower, and in a format that whoever asked can
   * show, WebP instead of AVIF.
   */
  nearest(
    derivative: Derivative,
  ): Promise<{ bytes: Uint8Array<ArrayBuffer>; format: DerivativeFormat } | null>
}
