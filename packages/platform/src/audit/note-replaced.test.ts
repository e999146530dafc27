import { emptyDatabase } from '@zayy/database/testing/test-database'
import { expect, onTestFinished, test } from 'vitest'
import { connectionPool } from '../postgres/connection-pool.ts'
import { closeDatabase } from '../postgres/open-database.ts'
import { noteReplaced } from './note-replaced.ts'

const entry = { by: 'Noura', action: 'restore', details: { backup: 'a-backup', to: null } } as const

test('a restored database without an audit trail gets no audit entry', async () => {
  const database = connectionPool(await emptyDatabase(''))
  onTestFinished(() => closeDatabase(database))
  await expect(noteReplaced(database, entry)).resolves.toBeUndefined()
})
