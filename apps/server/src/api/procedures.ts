import { implement } from '@orpc/server'
import { contract } from '@zayy/contract/contract'
import type { ApiContext } from './api-context.ts'
import { missingGuestFields } from './missing-guest-fields.ts'
import { refuse } from './refuse.ts'

/**
 * Where each call is implemented from. What holds on both roads holds here: the refusal of wrong input, of what a verb
 * refuses and of a database that is away, in the language of the path.
 */
export const procedures = implement(contract)
  .$context<ApiContext>()
  .use(async ({ context, next, procedure }, input) => {
    try {
      return await next()
    } catch (thrown) {
      const { path } = procedure['~orpc'].route
      throw refuse(thrown, { lang: context.lang, path, missing: missingGuestFields(path, context, input) })
    }
  })
