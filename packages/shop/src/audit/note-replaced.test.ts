import { emptyDatabase } from '@zayy/database/testing/test-database'
import { expect, test } from 'vitest'
import { noteReplaced } from './note-replaced.ts'

const entry = { by: 'Noura', action: 'restore', details: { backup: 'a-backup', to: null } } as const

test('a database of before there was an audit trail takes the place of the shop’s without a line', async () => {
  await expect(noteReplaced(await emptyDatabase(''), entry)).resolves.toBeUndefined()
})
