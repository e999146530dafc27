import { oc } from '@orpc/contract'
import { answer } from '../answers/envelope.ts'
import { routes } from '../routes.ts'
import { settings } from './answers.ts'

export const settingsCalls = {
  get: oc
    .route({
      ...routes.settings.get,
      summary: 'The shop, its categories, pages and slides',
      tags: ['settings'],
    })
    .output(answer(settings)),
}
