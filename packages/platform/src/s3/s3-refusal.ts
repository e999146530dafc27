import { ImageStoreError, type ImageStoreTrouble } from '../images/image-store-error.ts'

/** Maps S3 error codes to the problems that an operator can fix. */
const troubles: Record<string, ImageStoreTrouble> = {
  InvalidAccessKeyId: 'key',
  SignatureDoesNotMatch: 'key',
  AccessDenied: 'rights',
  NoSuchBucket: 'bucket',
  InvalidBucketName: 'bucket',
  AuthorizationHeaderMalformed: 'region',
  PermanentRedirect: 'region',
  TemporaryRedirect: 'region',
  RequestTimeTooSkewed: 'clock',
  RequestExpired: 'clock',
}

/** Responses to HEAD have no body, so only the status tells the cause. */
const troublesOfStatus: Record<number, ImageStoreTrouble> = { 301: 'region', 307: 'region', 403: 'rights' }

const advice: Record<Exclude<ImageStoreTrouble, 'away'>, string> = {
  key: 'it does not know the key, or the secret is another: look at both, and write a / in the secret as %2F',
  rights: 'the key may not do this: it has to list the bucket, and to read, write and delete objects in it',
  bucket: 'it has no such bucket: make it, or look at the first part of the path',
  region: 'the bucket is in another region: add ?region=… with its own',
  clock: "this machine's clock is wrong: set it by NTP",
  other: 'it refuses what the shop asks',
}

/** Returns the S3 error code of an XML error response, or undefined. */
export function refusalCode(body: string): string | undefined {
  return /<Code>([A-Za-z]{1,60})<\/Code>/.exec(body)?.[1]
}

/** Builds the operator's error message. It omits the rest of the response, which may contain the key. */
export function s3Refusal(host: string, status: number, code: string | undefined): ImageStoreError {
  const known = code === undefined ? troublesOfStatus[status] : troubles[code]
  const trouble = known === undefined || known === 'away' ? 'other' : known
  const line = `MEDIA_URL: the store at ${host} answered ${code ?? status}: ${advice[trouble]}`
  return new ImageStoreError(trouble, line)
}
