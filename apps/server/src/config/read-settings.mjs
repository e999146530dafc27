// Plain JavaScript without libraries: scripts/start.mjs imports it before anything is installed, on any Node.

import { isIP } from 'node:net'
import { isAbsolute, resolve } from 'node:path'
import { readImageStoreAddress } from './image-store-address.mjs'
import { refuseMisspelt } from './misspelt-setting.mjs'
import { SettingsError } from './settings-error.mjs'

/**
 * @typedef {object} Settings  Validated settings of the operator; see the table in docs/operating.md.
 * @property {number} port  0: any free port
 * @property {string} host
 * @property {string} dataDir  absolute
 * @property {string | undefined} databaseUrl  undefined: the embedded PostgreSQL
 * @property {string | undefined} migrationDatabaseUrl  the same database as the role that owns its tables
 * @property {boolean} acceptsNewerDatabase  starts on a database that a newer version has migrated
 * @property {string | undefined} publicUrl  an origin, without a slash at the end; undefined: where the server listens
 * @property {string[]} trustedProxies  addresses and CIDR ranges; empty: forwarded headers are ignored
 * @property {string | undefined} secrets  the keys; undefined: they are in DATA_DIR/secrets.json
 * @property {string | undefined} backupKey  64 hexadecimal digits; undefined: in DATA_DIR/backup-key
 * @property {string | undefined} shopCommand  how commands begin in mails and messages; undefined: as in a checkout
 * @property {string | undefined} smtpUrl  undefined: mails are files in DATA_DIR/mail
 * @property {PaymentSettings} payment
 * @property {'off' | 'fake' | 'simulation' | 'production'} zatca  the platform that e-invoices of phase 2 go to; off: none is made known
 * @property {{ url: string, key: string } | undefined} addressLookup  the register that completes short addresses; undefined: nothing is looked up
 * @property {import('./image-store-address.mjs').PictureStoreAddress | undefined} media  undefined: images are in DATA_DIR/media
 * @property {'normal' | 'relaxed'} limits
 * @property {boolean} accessLog  log each request
 * @property {boolean} seedDemo
 * @property {string | undefined} hsts  the value of Strict-Transport-Security; undefined: the header is not sent
 */

/**
 * @typedef {{ gateway: 'test', isChosen: boolean } | { gateway: 'moyasar', secretKey: string, webhookSecret: string }} PaymentSettings
 *   Card gateway: Moyasar, or the test gateway, which takes no money. isChosen: PAYMENT names it; otherwise it is the default.
 */

/**
 * Parses and validates all settings. An empty variable counts as not set.
 * @param {Record<string, string | undefined>} env
 * @param {string} folder  base of a relative DATA_DIR
 * @returns {Settings}
 * @throws {SettingsError}
 */
export function readSettings(env, folder) {
  /** @type {Set<string>} */
  const unset = new Set()
  /** @param {string} name */
  const value = (name) => {
    const given = env[name]?.trim() || undefined
    if (given === undefined) unset.add(name)
    return given
  }
  const publicUrl = publicOrigin(value('PUBLIC_URL'))
  const listenHost = host(value('HOST') ?? '127.0.0.1')
  const trustedProxies = proxies(value('TRUSTED_PROXIES') ?? '')
  const reach = { host: listenHost, publicUrl, trustedProxies }
  const limits = oneOf('LIMITS', value('LIMITS') ?? 'normal', ['normal', 'relaxed'])
  // A proxy alone does not count here: tests put one in front of a server with relaxed limits.
  if (limits === 'relaxed' && isPublic({ ...reach, trustedProxies: [] })) {
    throw new SettingsError((messages) => messages.relaxedInPublic)
  }
  const settings = {
    port: port(value('PORT') ?? '3000'),
    host: listenHost,
    dataDir: dataDir(value('DATA_DIR') ?? 'data', folder),
    databaseUrl: databaseAddress('DATABASE_URL', value('DATABASE_URL')),
    migrationDatabaseUrl: migrationAddress(value('MIGRATION_DATABASE_URL'), value('DATABASE_URL')),
    acceptsNewerDatabase:
      oneOf('NEWER_DATABASE', value('NEWER_DATABASE') ?? 'refuse', ['refuse', 'accept']) === 'accept',
    publicUrl,
    trustedProxies,
    secrets: value('SECRETS'),
    backupKey: backupKey(value('BACKUP_KEY')),
    shopCommand: shopCommand(value('SHOP_COMMAND')),
    smtpUrl: address('SMTP_URL', value('SMTP_URL'), ['smtp:', 'smtps:'], {
      example: 'smtp://user:password@host:587',
    }),
    payment: payment(value, isPublic(reach)),
    // The fake reports to nobody, so a public shop has to name it explicitly.
    zatca: oneOf('ZATCA', value('ZATCA') ?? (isPublic(reach) ? 'off' : 'fake'), [
      'off',
      'fake',
      'simulation',
      'production',
    ]),
    addressLookup: addressLookup(value),
    media: media(value),
    limits,
    hsts: hsts(value('HSTS') ?? ONE_DAY_S, publicUrl),
    accessLog: oneOf('ACCESS_LOG', value('ACCESS_LOG') ?? 'off', ['on', 'off']) === 'on',
    seedDemo: oneOf('SEED_DEMO', value('SEED_DEMO') ?? 'true', ['true', 'false']) === 'true',
  }
  refuseMisspelt(env, unset)
  return settings
}

/**
 * Returns whether addresses in Saudi Arabia need the National Address in a shop whose owner did not choose: one that is open to the public
 * sends parcels, which carriers refuse without it.
 * @param {string | undefined} publicUrl
 * @returns {'required' | 'optional'}
 */
export function usualNationalAddress(publicUrl) {
  return publicUrl?.startsWith('https://') ? 'required' : 'optional'
}

/**
 * Returns whether other machines can reach the shop: it listens on another interface, PUBLIC_URL is not local, or it is behind a proxy. A
 * public shop must not take test cards or relax its limits by default.
 * @param {Pick<Settings, 'host' | 'publicUrl' | 'trustedProxies'>} settings
 */
export function isPublic({ host, publicUrl, trustedProxies }) {
  if (!isLoopback(host)) return true
  if (publicUrl === undefined) return trustedProxies.length > 0
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' || !isLoopback(hostname)
}

/**
 * Returns whether the database connection crosses a network without TLS.
 * @param {string} url  DATABASE_URL
 */
export function isWithoutTls(url) {
  const { hostname, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? hostname
  return !isLoopback(host) && !host.startsWith('/') && ['disable', null].includes(searchParams.get('sslmode'))
}

/** @param {string} host  a name or an address, as in HOST or a URL */
export function isLoopback(host) {
  const name = host.toLowerCase().replace(/\.$/, '')
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '::1' ||
    name === '[::1]' ||
    (isIP(name) === 4 && name.startsWith('127.'))
  )
}

/**
 * Returns the factor for limits: 1, or 1000 with LIMITS=relaxed, for tests and load.
 * @param {Settings['limits']} limits
 */
export function limitMultiplier(limits) {
  return limits === 'relaxed' ? 1_000 : 1
}

/** Line that `/openz` adds for `shop doctor` when the request came through an untrusted proxy. */
export const FORWARD_IGNORED = 'forwarded headers are ignored'

/**
 * Error messages contain no secrets. A public shop must name the test gateway explicitly, because anybody could pay with a test card.
 * @param {(name: string) => string | undefined} value
 * @param {boolean} inPublic
 * @returns {PaymentSettings}
 */
function payment(value, inPublic) {
  if (value('PAYMENT') === undefined && inPublic)
    throw new SettingsError((messages) => messages.paymentInPublic)
  const gateway = oneOf('PAYMENT', value('PAYMENT') ?? 'test', ['test', 'moyasar'])
  if (gateway === 'test') return { gateway: 'test', isChosen: value('PAYMENT') !== undefined }
  const secretKey = value('MOYASAR_SECRET_KEY')
  if (!secretKey || !/^sk_(test|live)_\w{8,}$/.test(secretKey))
    throw new SettingsError((messages) => messages.moyasarKey)
  const webhookSecret = value('MOYASAR_WEBHOOK_SECRET')
  if (!webhookSecret || webhookSecret.length < 16)
    throw new SettingsError((messages) => messages.moyasarSecret)
  return { gateway: 'moyasar', secretKey, webhookSecret }
}

/** Browsers insist on https for a day, so that a broken certificate closes the shop for no longer. */
const ONE_DAY_S = '86400'

/**
 * @param {string} given  seconds, with further directives of RFC 6797; 0: no header
 * @param {string | undefined} publicUrl
 */
function hsts(given, publicUrl) {
  const [, seconds, more = ''] = /^(\d{1,10})((?:; ?(?:includeSubDomains|preload)){0,2})$/.exec(given) ?? []
  if (seconds === undefined) throw new SettingsError((messages) => messages.hsts)
  return publicUrl?.startsWith('https:') && Number(seconds) > 0 ? `max-age=${seconds}${more}` : undefined
}

/** @param {string | undefined} given */
function shopCommand(given) {
  if (given === undefined || (given.length <= 200 && !/\p{C}/u.test(given))) return given
  throw new SettingsError((messages) => messages.shopCommand)
}

/** @param {string | undefined} given */
function backupKey(given) {
  if (given === undefined || /^[0-9a-f]{64}$/.test(given)) return given
  throw new SettingsError((messages) => messages.backupKey)
}

/** @param {(name: string) => string | undefined} value */
function media(value) {
  const given = value('MEDIA_URL')
  const store = given === undefined ? undefined : readImageStoreAddress(given, value)
  if (store && 'issue' in store) throw new SettingsError(store.issue)
  return store
}

/** @param {string} given */
function port(given) {
  if (/^\d{1,5}$/.test(given) && Number(given) <= 65_535) return Number(given)
  throw new SettingsError((messages) => messages.port(quoted(given)))
}

/** @param {string} given */
function host(given) {
  if (/^[a-z\d.-]+$/i.test(given) || /^[\da-f:.]+(%[\w.]+)?$/i.test(given)) return given
  throw new SettingsError((messages) => messages.host(quoted(given)))
}

/**
 * @param {string} given
 * @param {string} folder
 */
function dataDir(given, folder) {
  if (given.includes('\0')) throw new SettingsError((messages) => messages.dataDir)
  return isAbsolute(given) ? given : resolve(folder, given)
}

/** Modes of the driver. It takes any other for verify-full, and then a server without TLS is to blame. */
const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify']

/**
 * @param {string} name
 * @param {string | undefined} given
 */
function databaseAddress(name, given) {
  const found = address(name, given, ['postgres:', 'postgresql:'], {
    example: 'postgres://user:password@host:5432/database',
  })
  const modes = found === undefined ? [] : new URL(found).searchParams.getAll('sslmode')
  const unknown = modes.find((mode) => !SSL_MODES.includes(mode))
  if (unknown !== undefined) throw new SettingsError((messages) => messages.sslMode(name, quoted(unknown)))
  // The driver treats these as verify-full, with a long warning each time.
  if (found?.includes('uselibpqcompat=true')) return found
  return found?.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full')
}

/**
 * @param {string | undefined} given
 * @param {string | undefined} databaseUrl
 */
function migrationAddress(given, databaseUrl) {
  if (given !== undefined && databaseUrl === undefined) {
    throw new SettingsError((messages) => messages.migrationAlone)
  }
  return databaseAddress('MIGRATION_DATABASE_URL', given)
}

/**
 * Parses a URL of one of these protocols. It may contain a password, which the error does not repeat.
 * @param {string} name
 * @param {string | undefined} given
 * @param {string[]} protocols
 * @param {{ example: string }} like
 */
function address(name, given, protocols, { example }) {
  if (given === undefined) return undefined
  const url = URL.canParse(given) ? new URL(given) : undefined
  // PostgreSQL's addresses may name the folder of a socket instead: postgres:///shop?host=/run/postgresql
  const host = url && (url.hostname || url.searchParams.get('host'))
  if (host && protocols.includes(url.protocol)) return given
  throw new SettingsError((messages) => messages.address(name, example))
}

/** SPL's call by short address, as its subscribers use it. */
const SPL_REGISTER =
  'https://apina.address.gov.sa/NationalAddress/NationalAddressByShortAddress/NationalAddressByShortAddress'

/**
 * @param {(name: string) => string | undefined} value
 * @returns {Settings['addressLookup']}
 */
function addressLookup(value) {
  const key = value('NATIONAL_ADDRESS_KEY')
  const url = address(
    'NATIONAL_ADDRESS_URL',
    value('NATIONAL_ADDRESS_URL') ?? SPL_REGISTER,
    ['https:', 'http:'],
    {
      example: SPL_REGISTER,
    },
  )
  return key === undefined || url === undefined ? undefined : { key, url }
}

/** @param {string | undefined} given */
function publicOrigin(given) {
  if (given === undefined) return undefined
  const url = URL.canParse(given) ? new URL(given) : undefined
  const bare = url && url.pathname === '/' && !url.search && !url.hash && !url.username
  if (url && bare && ['http:', 'https:'].includes(url.protocol)) return url.origin
  throw new SettingsError((messages) => messages.publicUrl(quoted(given)))
}

/** Keywords of TRUSTED_PROXIES. */
const namedRanges = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['private', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
])

/** @param {string} given */
function proxies(given) {
  const parts = given.split(/[\s,]+/).filter((part) => part !== '')
  return parts.flatMap((part) => {
    const named = namedRanges.get(part.toLowerCase())
    if (named) return named
    if (isRange(part)) return [part]
    throw new SettingsError((messages) => messages.proxies(quoted(part)))
  })
}

/** The widest networks of proxies. In 0.0.0.0/0 every client would be a proxy, and could name any address as its own. */
const WIDEST = { 4: 8, 6: 7 }

/** @param {string} part */
function isRange(part) {
  const [address = '', bits, ...rest] = part.split('/')
  const family = isIP(address)
  if ((family !== 4 && family !== 6) || address.includes('%') || rest.length > 0) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/.test(bits) && Number(bits) >= WIDEST[family] && Number(bits) <= (family === 4 ? 32 : 128)
}

/**
 * @template {string} T
 * @param {string} name
 * @param {string} given
 * @param {T[]} choices
 * @returns {T}
 */
function oneOf(name, given, choices) {
  const chosen = choices.find((choice) => choice === given)
  if (chosen) return chosen
  throw new SettingsError((messages) => messages.choice(name, choices, quoted(given)))
}

/**
 * Quotes a value for an error, without the user and password of a URL.
 * @param {string} given
 */
function quoted(given) {
  const shown = given.slice(given.lastIndexOf('@') + 1)
  return JSON.stringify(shown.length > 60 ? `${shown.slice(0, 60)}…` : shown)
}
