import { implement } from '@orpc/server'
import { callOf } from '@zayy/contract/calls'
import { contract } from '@zayy/contract/contract'
import type { ApiContext } from './api-context.ts'
import { issuesBesides } from './issues-besides.ts'
import { refuse, unreadFields } from './refuse.ts'
import { requireAccess } from './require-access.ts'

/**
 * Where each call is implemented from. What holds over HTTP and in process holds here: who may make the call, the refusal
 * of wrong input, of what a use case refuses and of a database that is away, in the language of the path.
 */
export const implementer = implement(contract)
  .$context<ApiContext>()
  .use(async ({ context, next, path: place }, input) => {
    try {
      requireAccess(callOf(place), context)
      return await next()
    } catch (thrown) {
      const call = { locale: context.locale, path: callOf(place).path }
      const besides = await issuesBesides(place, context, input, unreadFields(thrown)).catch(
        (error: unknown) => {
          throw refuse(error, call)
        },
      )
      throw refuse(thrown, { ...call, besides })
    }
  })
