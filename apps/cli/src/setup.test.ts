/** `shop setup`: from answers to a shop that takes orders, resumed and changed. */

import { chmod, copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { expect, test } from 'vitest'
import { shopOnTestServer } from './testing/shop-on-test-server.ts'

const { shop } = await shopOnTestServer()
const root = await temporaryFolder()
// The user that root becomes has to traverse the folder.
await chmod(root, 0o711)
const folder = join(root, 'my shop')
const photo = fileURLToPath(new URL('../../../demo/pictures/garments/scrub-teal-front.webp', import.meta.url))

const answers = {
  app_name: 'زي درعة',
  phone: '٠٥٠١٢٣٤٥٦٧',
  email: 'sales@diraa.example',
  legal_name: 'مؤسسة درعة التجارية',
  address: '3456 شارع التحلية، حي الأندلس، جدة 23326',
  vat_number: '310122393500003',
  bank_iban: 'SA03 8000 0000 6080 1016 7519',
  region: '02',
  city: 'jeddah',
  category: 'ملابس طبية',
  product: 'قميص سكراب',
  colours: ['navy', 'white'],
  price: '1-9:55;10-49:50',
  photos: `'${root}/front view.webp' ${root}/back\\ view.webp`,
}

async function setUp(given: Record<string, string | string[]>) {
  const file = join(root, 'answers.json')
  await writeFile(file, JSON.stringify(given))
  return await shop(['setup', folder, '--answers', file, '--lang', 'ar'])
}

const table = async (name: string) => await readFile(join(folder, name), 'utf8')

test('fills a shop from a few Arabic answers, resumes where it stopped, and changes an answer', async () => {
  for (const name of ['front view', 'back view']) await copyFile(photo, join(root, `${name}.webp`))

  // A mistyped IBAN stops the run. The answers before it stay.
  const stopped = await setUp({ ...answers, bank_iban: 'SA03 8000 0000 6080 1016 7518' })
  expect(stopped).toMatchObject({ code: 1, errors: expect.stringMatching(/^bank_iban: .*رقما التحقق/) })
  expect(await table('settings.csv')).toContain('310122393500003')

  const { bank_iban, region, city, category, product, colours, price, photos } = answers
  const rest = { bank_iban, region, city, category, product, colours, price, photos }
  const done = await setUp(rest)
  expect(done).toMatchObject({ code: 0, errors: '' })
  expect(done.output).toMatch(
    /✓ يستطيع المتجر أن يبيع.*قبل أن يقبل البطاقات:.*قبل أن تفتحه للناس:.*terms ما زالت مسودة/s,
  )
  expect(done.output.trimEnd()).toMatch(/npm start ثم افتح http:\/\/localhost:3000$/)
  expect(await table('settings.csv')).toContain('bank_name,مصرف الراجحي,Al Rajhi Bank')
  expect(JSON.parse((await shop(['settings', 'list', '--json'])).output)).toMatchObject({
    app_name: { ar: 'زي درعة', en: 'زي درعة' },
    tax: '15',
    tax_included: '1',
    default_city: 'jeddah',
    return_days: '7',
    answer_days: '',
  })

  // Everything is answered: the next run changes a step, and the import of the folder by itself changes nothing.
  expect(await setUp({ change: 'nothing' })).toMatchObject({ code: 0 })
  const again = await shop(['import', folder])
  expect(again).toMatchObject({ code: 0, output: expect.stringContaining('nothing changed') })
})
