import { getProfile } from '@zayy/shop/accounts/get-profile'
import { logIn } from '@zayy/shop/accounts/log-in'
import { logOut } from '@zayy/shop/accounts/log-out'
import { logOutEverywhere } from '@zayy/shop/accounts/log-out-everywhere'
import { signUp } from '@zayy/shop/accounts/sign-up'
import { updateProfile } from '@zayy/shop/accounts/update-profile'
import { customerOf } from '../customer-of.ts'
import { implementer } from '../implementer.ts'
import { messages } from '../messages.ts'

export const accountsRouter = implementer.accounts.router({
  signup: implementer.accounts.signup.handler(async ({ context, input }) => {
    const token = await signUp(context.database, input, context.locale)
    context.cookies?.signIn(token)
    const message = messages[context.locale].signedUp
    return { data: { message, token }, message }
  }),
  login: implementer.accounts.login.handler(async ({ context, input }) => {
    const token = await logIn(context.database, input, context.locale)
    context.cookies?.signIn(token)
    return { data: { token } }
  }),
  logout: implementer.accounts.logout.handler(async ({ context }) => {
    if (context.token !== undefined) await logOut(context.database, context.token)
    context.cookies?.signOut()
    return { data: {}, message: messages[context.locale].loggedOut }
  }),
  logoutEverywhere: implementer.accounts.logoutEverywhere.handler(async ({ context }) => {
    await logOutEverywhere(context.database, customerOf(context))
    context.cookies?.signOut()
    return { data: {}, message: messages[context.locale].loggedOutEverywhere }
  }),
  profile: implementer.accounts.profile.handler(async ({ context }) => ({
    data: await getProfile(context.database, customerOf(context)),
  })),
  updateProfile: implementer.accounts.updateProfile.handler(async ({ context, input }) => ({
    data: await updateProfile(context.database, customerOf(context), input),
    message: messages[context.locale].profileUpdated,
  })),
})
