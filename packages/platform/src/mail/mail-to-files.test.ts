import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../process/testing/temporary-folder.ts'
import { mailToFiles } from './mail-to-files.ts'

const now = new Date('2026-11-21T09:00:00Z')
const { signal } = new AbortController()

test('names a mail file by time and recipient', async () => {
  const folder = await temporaryFolder()
  const send = mailToFiles(folder, () => now)
  const letter = {
    from: { name: 'زيّ', address: 'shop@example.test' },
    subject: 'طلبك',
    text: 'أهلًا',
    html: '<p>أهلًا</p>',
  } as const
  await send({ ...letter, to: 'noura@example.com', id: 'one' }, signal)
  await send({ ...letter, to: '../../etc/passwd@example.com', id: 'two' }, signal)
  const files = await readdir(folder)
  expect(files.sort()).toEqual([
    '2026-11-21T09-00-00.000Z-.._.._etc_passwd@example.com.eml',
    '2026-11-21T09-00-00.000Z-noura@example.com.eml',
  ])
  const mail = await readFile(join(folder, '2026-11-21T09-00-00.000Z-noura@example.com.eml'), 'utf8')
  expect(mail).toContain('To: noura@example.com')
  expect(mail).toContain('Message-ID: <one@example.test>')
  expect(mail).toContain(Buffer.from('أهلًا').toString('base64'))
})

const plain = {
  from: { name: 'Zayy', address: 'shop@example.test' },
  to: 'noura@example.com',
  html: '',
} as const

test('writes a file for each mail of the same millisecond to the same recipient', async () => {
  const folder = await temporaryFolder()
  const send = mailToFiles(folder, () => now)
  const texts = Array.from({ length: 20 }, (_, at) => `mail ${at}.`)
  await Promise.all(texts.map((text) => send({ ...plain, subject: text, text, id: text }, signal)))
  const names = await readdir(folder)
  expect(names.every((name) => /^2026-11-21T09-00-00\.0\d\dZ-noura@example\.com\.eml$/.test(name))).toBe(true)
  const kept = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  expect(kept.map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1]).sort()).toEqual([...texts].sort())
})

test('shows an encoded word in a name as it was typed', async () => {
  const folder = await temporaryFolder()
  const name = '=?utf-8?q?=0d=0aBcc:a@b.example?='
  const mail = { ...plain, from: { ...plain.from, name }, replyTo: { ...plain.from, name }, subject: name }
  await mailToFiles(folder, () => now)({ ...mail, text: '', id: 'one' }, signal)
  const [file = ''] = await readdir(folder)
  expect(await readFile(join(folder, file), 'utf8')).not.toContain(name)
})

test('removes drafts of killed servers after a day, and no newer ones', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'old.part'), 'half')
  await utimes(join(folder, 'old.part'), now, new Date(now.getTime() - 25 * 3_600_000))
  await writeFile(join(folder, 'new.part'), 'half')
  await utimes(join(folder, 'new.part'), now, new Date(now.getTime() - 23 * 3_600_000))
  await mailToFiles(folder, () => now)({ ...plain, subject: '', text: '', id: 'one' }, signal)
  expect((await readdir(folder)).sort()).toEqual([
    '2026-11-21T09-00-00.000Z-noura@example.com.eml',
    'new.part',
  ])
})

test('leaves no file of an aborted mail', async () => {
  const folder = await temporaryFolder()
  const send = mailToFiles(folder, () => now)
  const sending = send({ ...plain, subject: '', text: '', id: 'one' }, AbortSignal.abort(new Error('late')))
  await expect(sending).rejects.toThrow('late')
  expect(await readdir(folder)).toEqual([])
})
