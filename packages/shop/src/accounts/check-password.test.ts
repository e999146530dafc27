import { expect, test } from 'vitest'
import { passwordIssue } from './check-password.ts'

const known = ['noura@mail.example', 'زيّ', 'Zayy']

test.each([
  'password',
  'Passw0rd!',
  'Password1!',
  'P@ssw0rd',
  'P@$$w0rd2026',
  'Welcome2026',
  'welcome-2026!',
  '2026Welcome',
  'admin123456',
  'Admin@123',
  'Qwerty12345!',
  'letmein2026',
  'Uniform2026',
  'Riyadh@1447',
  'dragon1234',
  'Zayy2026!',
  'zayyzayy',
  'Aa@123456',
  'Abc@12345',
  'abcd1234!',
  'qwe123!@#',
  '87654321!',
  '1q2w3e-4r5t',
  'pass_word',
  'password password',
  'Ali12345',
  'Abdulrahman1',
  'noura@mail.example',
  'noura@mail.example1',
  '12345678',
  '1234567890',
  '١٢٣٤٥٦٧٨٩٠',
  '۱۲۳۴۵۶۷۸۹۰',
  '９８７６５４３２１０',
  '          ',
  '\u00a0\u2003\u3000\u00a0\u2003\u3000\u00a0\u2003\u3000',
  '\u200c\u200d\u200c\u200d\u200c\u200d\u200c\u200d',
  'aaaaaaaaaa',
  'كككككككككك',
  'abababababab',
  'abcabcabc',
  'شسيبلاتن',
  '!@#$%^&*',
  'abcdefghijk',
  'ابتثجحخد',
  'ضصثقفغعهخح', // qwertyuiop on an Arabic keyboard
  'hgsu,]dm', // السعودية on a Latin one
  'السعودية2030',
  'كلمة المرور',
  'محمد123456',
  'monkeymonkey',
])('rejects %j as common', async (password) => {
  expect(await passwordIssue(password, known)).toBe('passwordCommon')
})

test.each([
  'خياطة بلا عيب',
  'قماش من القطن',
  'ثوب لكل مناسبة',
  'correct horse battery staple',
  'dragon 8471936502 lamp',
  'tr4ctor-cheese',
  'aa-83051942',
  'shirt & trousers',
  'x9$kQ2!vL0',
  '83051942766',
  'welcome to my tailor',
])('accepts %j, whatever its characters', async (password) => {
  expect(await passwordIssue(password, known)).toBeNull()
})
