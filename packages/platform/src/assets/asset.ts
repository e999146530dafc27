/** A file of the storefront's build. Its name has a hash of its content in it, so a name always means the same bytes. */
export type Asset = {
  body: Uint8Array
  /** The body packed by Brotli, if the build has it. */
  br: Uint8Array | null
}
