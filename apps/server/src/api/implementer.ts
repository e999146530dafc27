import { implement } from '@orpc/server'
import { callOf } from '@zayy/contract/calls'
import { contract } from '@zayy/contract/contract'
import { requireAccess } from './actor.ts'
import type { ApiContext } from './api-context.ts'
import { toApiError } from './api-error.ts'

/** Base of all procedures, over HTTP and in process: checks access and maps every error to an `ApiError` in the language of the path. */
export const implementer = implement(contract)
  .$context<ApiContext>()
  .use(async ({ context, next, path }) => {
    const call = callOf(path)
    try {
      requireAccess(call, context)
      return await next()
    } catch (thrown) {
      throw toApiError(thrown, { locale: context.locale, path: call.path })
    }
  })
