/** Errors of settings, keys, images, files and the database are explained in the language of the output. */

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openShopDatabase } from '@zayy/database/open-shop-database'
import { testDatabase } from '@zayy/database/testing/test-database'
import { lockBackups } from '@zayy/platform/backups/backup-folder'
import { ImageStoreError } from '@zayy/platform/images/image-store-error'
import { DatabaseStartupError } from '@zayy/platform/postgres/database-startup-error'
import type { StartupIssue } from '@zayy/platform/postgres/startup-issue'
import { makeFolder } from '@zayy/platform/process/make-folder'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { loadKeys } from '@zayy/platform/secrets/key-source'
import { expect, test } from 'vitest'
import { readSettings } from '../../../server/src/config/read-settings.mjs'
import { urlOf } from '../testing/shop-on-test-server.ts'
import { explainError } from './explain-error.ts'

const folder = await temporaryFolder()
await mkdir(join(folder, 'made'))
await writeFile(join(folder, 'secrets.json'), '{}', { mode: 0o600 })

const settings = (env: Record<string, string>) => async () => readSettings(env, folder)

/** An error of the driver, as drizzle wraps it. */
const failedQuery = (message: string, code?: string) => () =>
  Promise.reject(new Error('Failed query', { cause: Object.assign(new Error(message), { code }) }))

const issues: StartupIssue[] = [
  { kind: 'unreachable', setting: 'DATABASE_URL', at: 'db.example:5433' },
  { kind: 'unknownHost', setting: 'DATABASE_URL', at: 'db.example:5433' },
  { kind: 'refusedUser', setting: 'DATABASE_URL', user: 'keeper' },
  { kind: 'noDatabase', setting: 'DATABASE_URL', database: 'zayy' },
  { kind: 'certificate', setting: 'DATABASE_URL' },
  { kind: 'diskFull' },
  { kind: 'notWritable' },
  { kind: 'inUse' },
  { kind: 'otherOwner' },
  { kind: 'otherVersion' },
  { kind: 'oldServer' },
  { kind: 'tablesHeld' },
  { kind: 'notUpdated' },
  { kind: 'noArabic' },
  { kind: 'noShop' },
  { kind: 'earlierVersion' },
  { kind: 'newerVersion' },
  { kind: 'elsewhere' },
  { kind: 'otherDatabase' },
  { kind: 'restoreCutShort' },
  { kind: 'openFolder' },
  { kind: 'foreignFolder' },
  { kind: 'noPrograms' },
  { kind: 'noUser' },
]

test.each(issues)(
  'explains the startup issue $kind in both languages, and appends PostgreSQL’s message',
  (issue) => {
    const error = new DatabaseStartupError('what PostgreSQL said', issue)
    const english = explainError(error, 'en')
    const arabic = explainError(error, 'ar')
    expect(english).toMatch(/^[^\u0600-\u06ff]{40,}\.\nDetail: what PostgreSQL said$/)
    expect(arabic).toMatch(/^.*[\u0600-\u06ff].{30,}\.\nالتفصيل بالإنجليزية: what PostgreSQL said$/)
    for (const value of Object.values(issue).slice(1))
      expect([english, arabic].map((text) => text.includes(value))).toEqual([true, true])
  },
)

const openAt = (url: string) => () => openShopDatabase({ url, dataDir: folder })
const own = await testDatabase()

test.each<[string, (url: URL) => void, RegExp, RegExp]>([
  [
    'port closed',
    (url) => url.searchParams.set('port', '1'),
    /^No PostgreSQL answers at /,
    /^لا تجيب PostgreSQL على /,
  ],
  [
    'unknown host',
    (url) => url.searchParams.set('host', 'nowhere.invalid'),
    /^There is no host nowhere\.invalid/,
    /^لا مضيف باسم nowhere\.invalid/,
  ],
  [
    'unknown user',
    (url) => {
      url.username = 'stranger'
    },
    /^PostgreSQL does not let stranger in\./,
    /^لا تسمح PostgreSQL بدخول stranger\./,
  ],
  [
    'unknown database',
    (url) => {
      url.pathname = '/other'
    },
    /^The PostgreSQL in DATABASE_URL has no database other\./,
    /^لا قاعدة بيانات باسم other /,
  ],
])('explains a failed connection: %s', async (_, changes, english, arabic) => {
  const url = new URL(await urlOf(own))
  changes(url)
  const error = await openAt(url.href)().then(
    () => null,
    (error: unknown) => error,
  )
  expect(explainError(error, 'en')).toMatch(english)
  expect(explainError(error, 'ar')).toMatch(arabic)
})

test('explains other start failures of the database with a reference', () => {
  const error = new DatabaseStartupError('DATA_DIR is in use (process 7)')
  expect(explainError(error, 'en')).toBe('DATA_DIR is in use (process 7)')
  expect(explainError(error, 'ar')).toMatch(
    /^تعذّر فتح قاعدة البيانات.*docs\/operating\.md.*:\nDATA_DIR is in use \(process 7\)$/,
  )
})

test.each<[string, () => Promise<unknown>, RegExp, RegExp]>([
  [
    'an invalid number in a setting',
    settings({ PORT: 'x' }),
    /^PORT must be a whole number/,
    /^قيمة PORT عدد صحيح .*"x"$/,
  ],
  [
    'an invalid choice in a setting',
    settings({ LIMITS: 'no' }),
    /^LIMITS must be normal or relaxed, not "no"$/,
    /^قيمة LIMITS هي normal أو relaxed، وليست "no"$/,
  ],
  [
    'an invalid MEDIA_URL',
    settings({ MEDIA_URL: 's3://K:pa55word@host' }),
    /^MEDIA_URL must name a bucket/,
    /^يلزم في MEDIA_URL اسم حاوية/,
  ],
  [
    'an invalid key file',
    () => loadKeys({ file: join(folder, 'secrets.json') }),
    /secrets\.json is not a list of keys: restore a copy/,
    /^ليس في \S+secrets\.json قائمة مفاتيح: أعد نسخة/,
  ],
  [
    'an unreachable image store',
    () => Promise.reject(new ImageStoreError('away', 'MEDIA_URL: the store does not answer')),
    /^The store in MEDIA_URL does not answer/,
    /^المخزن المعيّن في MEDIA_URL لا يجيب/,
  ],
  ['a missing file', () => readFile(join(folder, 'none')), /none does not exist\.$/, /none غير موجود\.$/],
  [
    'a folder instead of a file',
    () => writeFile(join(folder, 'made'), ''),
    /made is a folder/,
    /made مجلد، والمطلوب ملف\.$/,
  ],
  [
    'a file instead of a folder',
    () => readFile(join(folder, 'secrets.json', 'x')),
    /a file where a folder should be\.$/,
    /ملف مكان مجلد\.$/,
  ],
  [
    'a place where no folder can be made',
    async () =>
      process.platform === 'linux'
        ? await lockBackups('/proc/backups')
        : Promise.reject(
            Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall: 'mkdir', path: '/proc/backups' }),
          ),
    /^No folder can be made at \/proc\/backups: choose another place\.$/,
    /^لا يمكن إنشاء مجلد في \/proc\/backups: اختر مكانًا آخر\.$/,
  ],
  [
    'a file where a folder is to be made',
    () => makeFolder(join(folder, 'secrets.json', 'deeper')),
    /secrets\.json exists already: choose another name\.$/,
    /secrets\.json موجود من قبل: اختر اسمًا آخر\.$/,
  ],
  [
    'a name that is too long',
    () => writeFile(join(folder, 'x'.repeat(300)), ''),
    /^The name .+x is too long/,
    /^الاسم .+x طويل جدًا/,
  ],
  [
    'an error of the disk',
    () =>
      Promise.reject(
        Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO', errno: -5, path: '/x' }),
      ),
    /^The system cannot read or write \/x \(EIO\): check the disk/,
    /^يرفض النظام قراءة \/x أو الكتابة فيه \(EIO\)/,
  ],
  [
    'too many open files',
    () => Promise.reject(Object.assign(new Error('EMFILE'), { code: 'EMFILE', errno: -24 })),
    /^Too many files are open/,
    /^على هذا الجهاز ملفات مفتوحة/,
  ],
  [
    'a full disk of PostgreSQL',
    failedQuery('could not extend', '53100'),
    /^The database found no room on its disk/,
    /^لم تجد قاعدة البيانات مكانًا/,
  ],
  [
    'a read-only database',
    failedQuery('cannot execute UPDATE in a read-only transaction', '25006'),
    /^The database can only be read/,
    /^قاعدة البيانات للقراءة فقط/,
  ],
  [
    'a database without a free connection',
    failedQuery('too many connections for role "shop_app"', '53300'),
    /^The database has no free connection/,
    /^لا اتصال شاغرًا في قاعدة البيانات/,
  ],
  [
    'a table that another connection holds',
    failedQuery('canceling statement due to lock timeout', '55P03'),
    /^Another connection holds/,
    /^يحجز اتصال آخر/,
  ],
  [
    'a database that is shut down',
    failedQuery('terminating connection due to administrator command', '57P01'),
    /^The connection to the database ended/,
    /^انقطع الاتصال بقاعدة البيانات/,
  ],
  [
    'a database that vanishes',
    failedQuery('Connection terminated unexpectedly'),
    /^The connection to the database ended/,
    /^انقطع الاتصال بقاعدة البيانات/,
  ],
  [
    'a full disk',
    () => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })),
    /^The disk is full/,
    /^القرص ممتلئ/,
  ],
])('explains %s in both languages', async (_, work, english, arabic) => {
  const error = await work().then(
    () => null,
    (error: unknown) => error,
  )
  expect(explainError(error, 'en')).toMatch(english)
  expect(explainError(error, 'ar')).toMatch(arabic)
  expect(explainError(error, 'en') + explainError(error, 'ar')).not.toContain('pa55word')
})

test('explains no error of the database that has another cause, such as too little memory', async () => {
  const error = await failedQuery('out of memory', '53200')().catch((error: unknown) => error)
  expect(explainError(error, 'en')).toBe('Failed query')
})
