import { PictureStoreError, type PictureStoreTrouble } from '../images/picture-store-error.ts'

/** S3's own words (its list of error codes) for what the operator can put right. */
const troubles: Record<string, PictureStoreTrouble> = {
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

/** An answer to HEAD has no words. */
const troublesOfStatus: Record<number, PictureStoreTrouble> = { 301: 'region', 307: 'region', 403: 'rights' }

const advice: Record<Exclude<PictureStoreTrouble, 'away'>, string> = {
  key: 'it does not know the key, or the secret is another: look at both, and write a / in the secret as %2F',
  rights: 'the key may not do this: it has to list the bucket, and to read, write and delete objects in it',
  bucket: 'it has no such bucket: make it, or look at the first part of the path',
  region: 'the bucket is in another region: add ?region=… with its own',
  clock: "this machine's clock is wrong: set it by NTP",
  other: 'it refuses what the shop asks',
}

/** S3's code for a refusal, from the XML that it answers; undefined where there is none. */
export function refusalCode(body: string): string | undefined {
  return /<Code>([A-Za-z]{1,60})<\/Code>/.exec(body)?.[1]
}

/** What the operator is told of a refusal. Nothing else of the answer is, since it may name the key. */
export function s3Refusal(host: string, status: number, code: string | undefined): PictureStoreError {
  const known = code === undefined ? troublesOfStatus[status] : troubles[code]
  const trouble = known === undefined || known === 'away' ? 'other' : known
  const line = `MEDIA_URL: the store at ${host} answered ${code ?? status}: ${advice[trouble]}`
  return new PictureStoreError(trouble, line)
}
