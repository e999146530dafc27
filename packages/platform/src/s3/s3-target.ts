/** An S3-compatible store, as MEDIA_URL names it. */
export type S3Target = {
  /** Scheme, host and port, without a slash at the end. */
  origin: string
  bucket: string
  /** What the names of all objects start with: empty, or with a slash at the end. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}
