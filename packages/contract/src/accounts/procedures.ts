import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { required } from '../input-parsers/field.ts'
import { id } from '../input-parsers/numbers.ts'
import { line } from '../input-parsers/texts.ts'
import { answer, count } from '../output-schemas/envelope.ts'
import { type CallLimit, change, DAY_S, HOUR_S, MINUTE_S, ownRead, privateRead } from '../policies.ts'
import { loginInput, profileInput, signupInput } from './account-input.ts'
import { profile, session } from './account-output.ts'
import {
  changePasswordInput,
  confirmOtpInput,
  forgetPasswordInput,
  resetPasswordInput,
} from './password-input.ts'

/** Stops someone who finds a session open from guessing its password through any of these calls. */
const passwordGuesses = {
  name: 'change-password',
  counts: 'failures',
  max: 10,
  seconds: HOUR_S,
  per: 'customer',
} as const satisfies CallLimit

export const accountsProcedures = {
  signup: defineCall({
    ...change,
    method: 'POST',
    path: '/signup',
    successStatus: 201,
    summary: 'Opens an account, and logs in',
    successDescription: 'The account is open. The token is good for one day and also set as a cookie.',
    limits: [
      { name: 'signup', counts: 'calls', max: 30, seconds: HOUR_S },
      // A failed sign-up reveals that an address has an account, so failures are limited.
      { name: 'signup', counts: 'failures', max: 30, seconds: HOUR_S },
      { name: 'signup', counts: 'successes', max: 5, seconds: HOUR_S },
    ],
    input: signupInput,
    output: answer(z.object({ message: z.string(), token: z.string() })),
  }),
  login: defineCall({
    ...change,
    method: 'POST',
    path: '/login',
    summary: 'Logs in',
    successDescription: 'The token is good for one day and also set as a cookie.',
    limits: [
      { name: 'login', counts: 'calls', max: 60, seconds: MINUTE_S },
      { name: 'login', counts: 'failures', max: 5, seconds: 15 * MINUTE_S, per: 'email' },
      { name: 'login', counts: 'failures', max: 30, seconds: HOUR_S },
      { name: 'login-account', counts: 'failures', max: 30, seconds: HOUR_S, per: 'account' },
    ],
    input: loginInput,
    output: answer(z.object({ token: z.string() })),
  }),
  // A GET that changes something. A link from another site must not log anybody out.
  logout: defineCall({
    ...privateRead,
    method: 'GET',
    path: '/logout',
    summary: 'Ends the login that the token stands for',
    access: 'customer',
    origin: 'own',
    output: answer(z.object({})),
  }),
  logoutEverywhere: defineCall({
    ...change,
    method: 'POST',
    path: '/logout/everywhere',
    summary: 'Ends every login of the customer, on all devices',
    access: 'customer',
    output: answer(z.object({})),
  }),
  sessions: defineCall({
    ...ownRead,
    method: 'GET',
    path: '/sessions',
    summary: "The customer's logins, the newest first",
    output: answer(z.array(session)),
  }),
  endSession: defineCall({
    ...change,
    method: 'DELETE',
    path: '/sessions/{id}',
    summary: "Ends one of the customer's logins",
    description: 'With the login of the call itself, its cookies are cleared.',
    access: 'customer',
    limits: [{ name: 'sessions', counts: 'calls', max: 60, seconds: MINUTE_S }],
    input: z.object({ id: id() }),
    output: answer(z.object({})),
  }),
  profile: defineCall({
    ...privateRead,
    method: 'GET',
    path: '/profile',
    summary: 'Who is logged in',
    access: 'customer',
    output: answer(profile),
  }),
  updateProfile: defineCall({
    ...change,
    method: 'POST',
    path: '/update/profile',
    summary: 'Changes the profile',
    description:
      'An optional field that is not sent stays as it is; one that is sent empty is emptied. An e-mail address that is another than the present one takes the password.',
    access: 'customer',
    limits: [
      { name: 'profile', counts: 'calls', max: 30, seconds: MINUTE_S },
      // The answer reveals whether an address has an account, as at sign-up. Only those who know the password
      // learn that an address has none.
      { name: 'profile', counts: 'maskedFailures', max: 30, seconds: HOUR_S },
      { ...passwordGuesses, field: 'password' },
      // Each sends a mail to the former address.
      {
        name: 'email-change',
        counts: 'successes',
        max: 5,
        seconds: DAY_S,
        per: 'customer',
        field: 'password',
      },
    ],
    input: profileInput,
    output: answer(profile),
  }),
  changePassword: defineCall({
    ...change,
    method: 'POST',
    path: '/change/password',
    summary: 'Changes the password',
    description: 'Every other login of the customer ends, and a reset that was under way.',
    access: 'customer',
    limits: [{ name: 'change-password', counts: 'calls', max: 30, seconds: MINUTE_S }, passwordGuesses],
    input: changePasswordInput,
    output: answer(z.object({})),
  }),
  forgetPassword: defineCall({
    ...change,
    method: 'POST',
    path: '/forget/password',
    summary: 'Begins to reset a password',
    description:
      'An account gets a code of four digits by e-mail, good for ten minutes, or a link that opens the last step. The answer is the same whether the address has an account or not.',
    successDescription: 'The key of this one attempt, also set as a cookie.',
    limits: [
      { name: 'forget-password', counts: 'calls', max: 30, seconds: MINUTE_S },
      { name: 'forget-password', counts: 'successes', max: 30, seconds: HOUR_S },
    ],
    input: forgetPasswordInput,
    output: answer(z.object({ reset: z.string() })),
  }),
  confirmOtp: defineCall({
    ...change,
    method: 'POST',
    path: '/confirm/otp',
    summary: 'Confirms the code of an attempt',
    description: 'Five tries. A wrong code and an attempt that ended are refused alike.',
    successDescription: 'A token that sets a new password once, within 15 minutes; both are the same.',
    limits: [
      { name: 'confirm-otp', counts: 'calls', max: 60, seconds: MINUTE_S },
      { name: 'confirm-otp', counts: 'failures', max: 10, seconds: DAY_S },
    ],
    input: confirmOtpInput,
    output: answer(z.object({ token: z.string(), otp: z.object({ token: z.string() }) })),
  }),
  resetPassword: defineCall({
    ...change,
    method: 'POST',
    path: '/reset/password',
    summary: 'Sets a new password',
    description: 'Every login of the customer ends. Nobody is logged in by it.',
    limits: [{ name: 'reset-password', counts: 'calls', max: 30, seconds: MINUTE_S }],
    input: resetPasswordInput,
    output: answer(z.object({})),
  }),
  claimOrders: defineCall({
    ...change,
    method: 'POST',
    path: '/claim-orders',
    summary: 'Has a link mailed that takes over what was ordered as a guest',
    description:
      "It goes to the customer's own address and is good for a day, once, while they are logged in and have this address. The answer is the same whether there are such orders or not.",
    access: 'customer',
    limits: [
      { name: 'claim-orders', counts: 'calls', max: 30, seconds: MINUTE_S },
      // Each sends a mail.
      { name: 'claim-orders', counts: 'successes', max: 3, seconds: DAY_S, per: 'customer' },
    ],
    output: answer(z.object({})),
  }),
  confirmOrderClaim: defineCall({
    ...change,
    method: 'POST',
    path: '/claim-orders/confirm',
    summary: 'Takes over what was ordered as a guest, by the token of the mailed link',
    successDescription: 'How many orders are the customer’s from now on.',
    access: 'customer',
    limits: [{ name: 'confirm-claim', counts: 'calls', max: 30, seconds: MINUTE_S }],
    input: z.object({ token: required(line(100), { type: 'string', maxLength: 100 }) }),
    output: answer(z.object({ orders: count })),
  }),
}
