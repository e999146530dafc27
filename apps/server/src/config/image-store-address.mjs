// Plain JavaScript without libraries, like read-settings.mjs.

/**
 * @typedef {object} PictureStoreAddress  An S3-compatible store.
 * @property {string} origin  scheme, host and port
 * @property {string} bucket
 * @property {string} prefix  of object names: empty, or with a slash at the end
 * @property {string} region
 * @property {string} accessKeyId
 * @property {string} secretAccessKey
 */

/** @typedef {(messages: import('./settings-error.mjs').SettingMessages) => string} Issue */

/**
 * Parses MEDIA_URL: `s3://KEY:SECRET@host:port/bucket/prefix?region=us-east-1&tls=off`. `KEY:SECRET` defaults to AWS_ACCESS_KEY_ID and
 * AWS_SECRET_ACCESS_KEY, `region` to AWS_REGION, the region in an Amazon host name, or us-east-1.
 * @param {string} given
 * @param {(name: string) => string | undefined} value  returns another variable
 * @returns {PictureStoreAddress | { issue: Issue }}
 */
export function readImageStoreAddress(given, value) {
  const url = given.length <= 2_000 && URL.canParse(given) ? new URL(given) : undefined
  if (url?.protocol !== 's3:' || !/^([a-z\d.-]+|\[[\da-f:.]+\])$/i.test(url.hostname) || url.hash)
    return issue(({ media }) => media.address)
  const [, bucket = '', ...folders] = url.pathname.replace(/\/$/, '').split('/')
  if (!/^[a-z\d][a-z\d._-]{1,61}[a-z\d]$/i.test(bucket)) return issue(({ media }) => media.bucket)
  if (folders.length > 8 || folders.some((folder) => !/^[\w-][\w.-]{0,62}$/.test(folder)))
    return issue(({ media }) => media.prefix)
  const key = keyOf(url, value)
  if (!key) return issue(({ media }) => media.key)
  const { searchParams: options } = url
  if ([...options.keys()].some((name) => name !== 'region' && name !== 'tls'))
    return issue(({ media }) => media.options)
  const tls = options.get('tls') ?? 'on'
  if (tls !== 'on' && tls !== 'off') return issue(({ media }) => media.tls)
  const region = options.get('region') ?? value('AWS_REGION') ?? amazonRegion(url.hostname) ?? 'us-east-1'
  if (!/^[a-z\d-]{2,40}$/.test(region)) return issue(({ media }) => media.region)
  const origin = new URL(`${tls === 'on' ? 'https' : 'http'}://${url.host}`).origin
  return { origin, bucket, prefix: folders.map((folder) => `${folder}/`).join(''), region, ...key }
}

/** @param {Issue} message */
function issue(message) {
  return { issue: message }
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
  // The key is sent in a header, so it is printable ASCII.
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
