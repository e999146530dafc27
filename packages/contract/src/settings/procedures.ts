import { oc } from '@orpc/contract'
import { answer } from '../output-schemas/envelope.ts'
import { routes } from '../routes.ts'
import { settings } from './settings-output.ts'

export const settingsProcedures = {
  get: oc
    .route({
      ...routes.settings.get,
      summary: 'The shop, its categories, pages and slides',
      tags: ['settings'],
    })
    .output(answer(settings)),
}
