/** An S3-compatible store, parsed from MEDIA_URL. */
export type S3Target = {
  /** Scheme, host and port, without a trailing slash. */
  origin: string
  bucket: string
  /** Prefix of all object keys: empty, or ends with a slash. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}
