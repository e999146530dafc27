import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { expect, test } from 'vitest'
import { readEnvFile } from './env-file.mjs'

const folder = await temporaryFolder()
const file = join(folder, '.env')

const read = async (content: string | Buffer) => {
  await writeFile(file, content)
  return readEnvFile(file)
}
const refusal = async (content: string | Buffer) =>
  await read(content).then(
    () => null,
    (error: { in: (locale: 'ar' | 'en') => string }) => [error.in('en'), error.in('ar')],
  )

test('reads settings, comments, quotes, values of several lines, and a byte order mark', async () => {
  expect(readEnvFile(join(folder, 'none'))).toEqual({})
  const text = [
    '\uFEFFPORT=3001',
    '# a note',
    '  export HOST = 127.0.0.1 # local',
    '',
    'SMTP_URL="smtp://a:b=c@mail.example:587"',
    "KEYS='one",
    'two without a sign',
    "three'",
    'EMPTY=',
    "PASSWORD=don't",
  ]
  const expected = {
    PORT: '3001',
    HOST: '127.0.0.1',
    SMTP_URL: 'smtp://a:b=c@mail.example:587',
    KEYS: 'one\ntwo without a sign\nthree',
    EMPTY: '',
    PASSWORD: "don't",
  }
  expect(await read(text.join('\n'))).toEqual(expected)
  expect(await read(text.join('\r\n'))).toMatchObject({ PORT: '3001', EMPTY: '' })
})

test.each([
  ['SMTP_URL: smtp://user:secret@mail.example', 1],
  ['PORT=3001\n\nsecret', 3],
  ['PORT=3001\r\n=secret', 2],
  ['القيمة=secret', 1],
  ["PASSWORD='secret\nPORT 3001", 2],
])('refuses %j without repeating it', async (text, line) => {
  const [english, arabic] = (await refusal(text)) ?? []
  expect(english).toMatch(new RegExp(`^Line ${line} of .*\\.env is no setting`))
  expect(arabic).toMatch(new RegExp(`^السطر ${line} في .*\\.env ليس إعدادًا`))
  expect(`${english}${arabic}`).not.toContain('secret')
})

test('refuses a file in another encoding, which Node would ignore', async () => {
  for (const content of [
    Buffer.from('\uFEFFPORT=3001', 'utf16le'),
    Buffer.from('PORT=3001', 'utf16le'),
    Buffer.from('NAME=caf\xe9', 'latin1'),
  ])
    expect(await refusal(content)).toEqual([
      expect.stringMatching(/is not saved as UTF-8/),
      expect.stringMatching(/ليس محفوظًا بترميز UTF-8/),
    ])
})

test('refuses a folder in its place', async () => {
  await mkdir(join(folder, 'made'))
  expect(() => readEnvFile(join(folder, 'made'))).toThrow(/cannot be read/)
})
