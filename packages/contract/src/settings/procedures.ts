import { defineCall } from '../define-call.ts'
import { answer } from '../output-schemas/envelope.ts'
import { publicRead } from '../policies.ts'
import { settings } from './settings-output.ts'

export const settingsProcedures = {
  get: defineCall({
    ...publicRead,
    method: 'GET',
    path: '/settings',
    summary: 'The shop, its categories, pages and slides',
    shows: [],
    output: answer(settings),
  }),
}
