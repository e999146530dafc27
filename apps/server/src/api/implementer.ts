import { implement } from '@orpc/server'
import { callOf } from '@zayy/contract/calls'
import { contract } from '@zayy/contract/contract'
import type { ApiContext } from './api-context.ts'
import { refuse } from './refuse.ts'
import { requireAccess } from './require-access.ts'

/**
 * Where each call is implemented from. What holds over HTTP and in process holds here: who may make the call, the refusal
 * of wrong input, of what a use case refuses and of a database that is away, in the language of the path.
 */
export const implementer = implement(contract)
  .$context<ApiContext>()
  .use(async ({ context, next, path: place }) => {
    try {
      requireAccess(callOf(place), context)
      return await next()
    } catch (thrown) {
      throw refuse(thrown, { locale: context.locale, path: callOf(place).path })
    }
  })
