/** A file of the storefront build. Its name contains a hash of its content, so the bytes behind a name never change. */
export type Asset = {
  body: Uint8Array
  /** Brotli-compressed content, or null if the build has none. */
  br: Uint8Array | null
}
