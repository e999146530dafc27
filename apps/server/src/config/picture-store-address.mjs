// Plain JavaScript without a library, as read-settings.mjs is.

/**
 * @typedef {object} PictureStoreAddress  An S3-compatible store.
 * @property {string} origin  scheme, host and port
 * @property {string} bucket
 * @property {string} prefix  what names start with: empty, or with a slash at the end
 * @property {string} region
 * @property {string} accessKeyId
 * @property {string} secretAccessKey
 */

const example = 's3://KEY:SECRET@s3.example.com/bucket?region=us-east-1'

/**
 * Reads MEDIA_URL: `s3://KEY:SECRET@host:port/bucket/prefix?region=us-east-1&tls=off`. Without `KEY:SECRET` the key is in
 * AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, without `region` it is AWS_REGION, what an address of Amazon's says, or us-east-1.
 * @param {string} given
 * @param {(name: string) => string | undefined} value  another variable
 * @returns {PictureStoreAddress | { fault: string }}  the fault is one line that begins with the variable, and repeats no secret
 */
export function readPictureStoreAddress(given, value) {
  const url = given.length <= 2_000 && URL.canParse(given) ? new URL(given) : undefined
  if (url?.protocol !== 's3:' || !/^([a-z\d.-]+|\[[\da-f:.]+\])$/i.test(url.hostname) || url.hash)
    return fault(
      `MEDIA_URL must be the address of an S3-compatible store, such as ${example}; write a / in the secret as %2F`,
    )
  const [, bucket = '', ...folders] = url.pathname.replace(/\/$/, '').split('/')
  if (!/^[a-z\d][a-z\d._-]{1,61}[a-z\d]$/i.test(bucket))
    return fault(
      `MEDIA_URL must name a bucket after the host, of 3 to 63 letters and digits, such as ${example}`,
    )
  if (folders.length > 8 || folders.some((folder) => !/^[\w-][\w.-]{0,62}$/.test(folder)))
    return fault(
      'MEDIA_URL must have letters, digits, - and _ alone after its bucket, such as /bucket/pictures',
    )
  const key = keyOf(url, value)
  if (!key)
    return fault(
      'MEDIA_URL must have a key and its secret (s3://KEY:SECRET@…, a / in the secret written %2F), or they have to be in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    )
  const { searchParams: options } = url
  if ([...options.keys()].some((name) => name !== 'region' && name !== 'tls'))
    return fault('MEDIA_URL must have no options after its ? but region=… and tls=off')
  const tls = options.get('tls') ?? 'on'
  if (tls !== 'on' && tls !== 'off') return fault('MEDIA_URL must have tls=on or tls=off, if any')
  const region = options.get('region') ?? value('AWS_REGION') ?? amazonRegion(url.hostname) ?? 'us-east-1'
  if (!/^[a-z\d-]{2,40}$/.test(region))
    return fault("MEDIA_URL must have its bucket's region as region=…, such as region=eu-central-1")
  const origin = new URL(`${tls === 'on' ? 'https' : 'http'}://${url.host}`).origin
  return { origin, bucket, prefix: folders.map((folder) => `${folder}/`).join(''), region, ...key }
}

/** @param {string} line */
function fault(line) {
  return { fault: line }
}

/**
 * @param {URL} url
 * @param {(name: string) => string | undefined} value
 */
function keyOf(url, value) {
  const inAddress = url.username !== '' || url.password !== ''
  const accessKeyId = inAddress ? decoded(url.username) : value('AWS_ACCESS_KEY_ID')
  const secretAccessKey = inAddress ? decoded(url.password) : value('AWS_SECRET_ACCESS_KEY')
  if (!accessKeyId || !secretAccessKey) return undefined
  // What could not stand in a header, or is no key at all.
  const isKey = /^[\x21-\x7e]{3,200}$/
  return isKey.test(accessKeyId) && isKey.test(secretAccessKey) ? { accessKeyId, secretAccessKey } : undefined
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** @param {string} host */
function amazonRegion(host) {
  return /^s3[.-]([a-z]{2}-[a-z]+-\d)\.amazonaws\.com$/i.exec(host)?.[1]
}
