import { emailIdentity } from '@zayy/contract/input-parsers/email-address'
import { deviceOf } from '@zayy/domain/accounts/device'
import { apiMessages } from '@zayy/i18n/messages/api'
import { changePassword } from '@zayy/shop/accounts/change-password'
import { claimOrders, confirmOrderClaim } from '@zayy/shop/accounts/claim-orders'
import { confirmResetCode } from '@zayy/shop/accounts/confirm-reset-code'
import { endSession, endSessions, logOut } from '@zayy/shop/accounts/end-sessions'
import { getProfile } from '@zayy/shop/accounts/get-profile'
import { knownDevice, withKnownAccount } from '@zayy/shop/accounts/known-device'
import { listSessions } from '@zayy/shop/accounts/list-sessions'
import { logIn } from '@zayy/shop/accounts/log-in'
import type { NewLogin } from '@zayy/shop/accounts/open-session'
import { resetPassword } from '@zayy/shop/accounts/reset-password'
import { signUp } from '@zayy/shop/accounts/sign-up'
import { startPasswordReset } from '@zayy/shop/accounts/start-password-reset'
import { updateProfile } from '@zayy/shop/accounts/update-profile'
import { DomainError } from '@zayy/shop/domain-error'
import { customerOf } from '../actor.ts'
import type { ApiContext } from '../api-context.ts'
import { implementer } from '../implementer.ts'

/** Ends the session that the request came with, so that a leaked token of it is worthless. */
async function endFormerSession({ database, token }: ApiContext): Promise<void> {
  if (token !== undefined) await logOut(database, token)
}

function loginContext(context: ApiContext, email: string) {
  const { locale, userAgent } = context
  return { ...callerOf(context), locale, device: deviceOf(userAgent), isKnown: isKnownTo(context, email) }
}

function callerOf({ client, limitMultiplier = 1 }: ApiContext) {
  return { client, limitMultiplier }
}

function isKnownTo({ keys, knownDevices, now }: ApiContext, email: string): boolean {
  return knownDevice(keys, knownDevices, emailIdentity(email), now()) !== null
}

function rememberDevice({ keys, knownDevices, now, cookies }: ApiContext, identity: string): void {
  cookies?.rememberDevice(withKnownAccount(keys, knownDevices, identity, now()))
}

/** Sets the session's cookies and logs the login. */
async function startSession(
  context: ApiContext,
  { token, customerId }: NewLogin,
  email: string,
): Promise<void> {
  await endFormerSession(context)
  context.cookies?.signIn(token)
  rememberDevice(context, emailIdentity(email))
  context.recordLogin?.(customerId)
}

export const accountsRouter = implementer.accounts.router({
  signup: implementer.accounts.signup.handler(async ({ context, input }) => {
    const login = await signUp(context.database, input, loginContext(context, input.email))
    await startSession(context, login, input.email)
    const message = apiMessages[context.locale].signedUp
    return { data: { message, token: login.token }, message }
  }),
  login: implementer.accounts.login.handler(async ({ context, input }) => {
    const login = await logIn(context.database, input, loginContext(context, input.email)).catch(
      (error: unknown) => {
        if (error instanceof DomainError && error.status === 422) context.recordRejection?.('login')
        throw error
      },
    )
    await startSession(context, login, input.email)
    return { data: { token: login.token } }
  }),
  logout: implementer.accounts.logout.handler(async ({ context }) => {
    if (context.token !== undefined) await logOut(context.database, context.token)
    context.cookies?.signOut()
    return { data: {}, message: apiMessages[context.locale].loggedOut }
  }),
  logoutEverywhere: implementer.accounts.logoutEverywhere.handler(async ({ context }) => {
    await endSessions(context.database, customerOf(context))
    context.cookies?.signOut()
    return { data: {}, message: apiMessages[context.locale].loggedOutEverywhere }
  }),
  sessions: implementer.accounts.sessions.handler(async ({ context }) => ({
    data: await listSessions(context.database, { customerId: customerOf(context), token: context.token }),
  })),
  endSession: implementer.accounts.endSession.handler(async ({ context, input }) => {
    const { database, token, cookies, locale } = context
    const isCurrent = await endSession(database, { customerId: customerOf(context), token }, input.id)
    if (isCurrent) cookies?.signOut()
    return { data: {}, message: apiMessages[locale].sessionEnded }
  }),
  profile: implementer.accounts.profile.handler(async ({ context }) => {
    const data = await getProfile(context.database, customerOf(context))
    if (context.sessionHintMissing) context.cookies?.showSignedIn()
    return { data }
  }),
  updateProfile: implementer.accounts.updateProfile.handler(async ({ context, input }) => ({
    data: await updateProfile(context.database, customerOf(context), input, callerOf(context)),
    message: apiMessages[context.locale].profileUpdated,
  })),
  changePassword: implementer.accounts.changePassword.handler(async ({ context, input }) => {
    const { database, locale, token } = context
    await changePassword(database, { customerId: customerOf(context), token }, input, callerOf(context))
    return { data: {}, message: apiMessages[locale].passwordChanged }
  }),
  forgetPassword: implementer.accounts.forgetPassword.handler(async ({ context, input }) => {
    const { database, locale, client = '' } = context
    const reset = await startPasswordReset(database, input.email, { client, locale })
    context.cookies?.startReset(reset)
    return { data: { reset }, message: apiMessages[locale].resetStarted }
  }),
  confirmOtp: implementer.accounts.confirmOtp.handler(async ({ context, input }) => {
    const { database, keys, client, limitMultiplier = 1, recordRejection = () => {} } = context
    const attempt = input.reset ?? context.resetAttempt
    const tools = { keys, client, limitMultiplier, onRefused: recordRejection }
    const token = await confirmResetCode(database, { attempt, code: input.otp }, tools)
    context.cookies?.endReset()
    return { data: { token, otp: { token } } }
  }),
  resetPassword: implementer.accounts.resetPassword.handler(async ({ context, input }) => {
    const identity = await resetPassword(context.database, input, callerOf(context))
    // Access to the account's mailbox proves more than a password.
    rememberDevice(context, identity)
    context.cookies?.signOut()
    context.cookies?.endReset()
    return { data: {}, message: apiMessages[context.locale].passwordReset }
  }),
  claimOrders: implementer.accounts.claimOrders.handler(async ({ context }) => {
    await claimOrders(context.database, customerOf(context), callerOf(context))
    return { data: {}, message: apiMessages[context.locale].claimMailed }
  }),
  confirmOrderClaim: implementer.accounts.confirmOrderClaim.handler(async ({ context, input }) => {
    const orders = await confirmOrderClaim(context.database, customerOf(context), input.token)
    context.changeListener?.changed()
    return { data: { orders }, message: apiMessages[context.locale].ordersClaimed(orders) }
  }),
})
