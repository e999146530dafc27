/** A file of the storefront's build. Its name contains a hash of its content, so a name always means the same bytes. */
export type Asset = {
  body: Uint8Array
  /** The Brotli form, if the build has one. */
  br: Uint8Array | null
}
