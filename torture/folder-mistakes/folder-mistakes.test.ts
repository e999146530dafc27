import { testImages } from '@zayy/platform/images/testing/test-images'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { demoDatabase } from '@zayy/shop/testing/demo-database'
import { expect, test } from 'vitest'
import { makeMistakes } from './make-mistakes.ts'

const database = await demoDatabase()
const { images } = await testImages()

test('names mistakes in a folder by file, row and column', async () => {
  const folder = await temporaryFolder()
  const { missed, control } = await makeMistakes({ database, images, folder }, [1001, 1002, 1003])
  expect({ missed, control }).toEqual({ missed: [], control: 0 })
})
