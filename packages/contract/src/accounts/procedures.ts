import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import { id } from '../input-parsers/numbers.ts'
import { answer, count } from '../output-schemas/envelope.ts'
import { routes } from '../routes.ts'
import { loginInput, profileInput, signupInput } from './account-input.ts'
import { profile, session } from './account-output.ts'
import { confirmOrderClaimInput } from './order-claim-input.ts'
import {
  changePasswordInput,
  confirmOtpInput,
  forgetPasswordInput,
  resetPasswordInput,
} from './password-input.ts'

const tags = ['accounts']

export const accountsProcedures = {
  signup: oc
    .route({
      ...routes.accounts.signup,
      summary: 'Opens an account, and logs in',
      successDescription: 'The account is open. The token is good for one day and also set as a cookie.',
      tags,
    })
    .input(signupInput)
    .output(answer(z.object({ message: z.string(), token: z.string() }))),
  login: oc
    .route({
      ...routes.accounts.login,
      summary: 'Logs in',
      successDescription: 'The token is good for one day and also set as a cookie.',
      tags,
    })
    .input(loginInput)
    .output(answer(z.object({ token: z.string() }))),
  logout: oc
    .route({ ...routes.accounts.logout, summary: 'Ends the login that the token stands for', tags })
    .output(answer(z.object({}))),
  logoutEverywhere: oc
    .route({
      ...routes.accounts.logoutEverywhere,
      summary: 'Ends every login of the customer, on all devices',
      tags,
    })
    .output(answer(z.object({}))),
  sessions: oc
    .route({ ...routes.accounts.sessions, summary: "The customer's logins, the newest first", tags })
    .output(answer(z.array(session))),
  endSession: oc
    .route({
      ...routes.accounts.endSession,
      summary: "Ends one of the customer's logins",
      description: 'With the login of the call itself, its cookies are cleared.',
      tags,
    })
    .input(z.object({ id: id() }))
    .output(answer(z.object({}))),
  profile: oc
    .route({ ...routes.accounts.profile, summary: 'Who is logged in', tags })
    .output(answer(profile)),
  updateProfile: oc
    .route({
      ...routes.accounts.updateProfile,
      summary: 'Changes the profile',
      description:
        'An optional field that is not sent stays as it is; one that is sent empty is emptied. An e-mail address that is another than the present one takes the password.',
      tags,
    })
    .input(profileInput)
    .output(answer(profile)),
  changePassword: oc
    .route({
      ...routes.accounts.changePassword,
      summary: 'Changes the password',
      description: 'Every other login of the customer ends, and a reset that was under way.',
      tags,
    })
    .input(changePasswordInput)
    .output(answer(z.object({}))),
  forgetPassword: oc
    .route({
      ...routes.accounts.forgetPassword,
      summary: 'Begins to reset a password',
      description:
        'An account gets a code of four digits by e-mail, good for ten minutes, or a link that opens the last step. The answer is the same whether the address has an account or not.',
      successDescription: 'The key of this one attempt, also set as a cookie.',
      tags,
    })
    .input(forgetPasswordInput)
    .output(answer(z.object({ reset: z.string() }))),
  confirmOtp: oc
    .route({
      ...routes.accounts.confirmOtp,
      summary: 'Confirms the code of an attempt',
      description: 'Five tries. A wrong code and an attempt that ended are refused alike.',
      successDescription: 'A token that sets a new password once, within 15 minutes; both are the same.',
      tags,
    })
    .input(confirmOtpInput)
    .output(answer(z.object({ token: z.string(), otp: z.object({ token: z.string() }) }))),
  resetPassword: oc
    .route({
      ...routes.accounts.resetPassword,
      summary: 'Sets a new password',
      description: 'Every login of the customer ends. Nobody is logged in by it.',
      tags,
    })
    .input(resetPasswordInput)
    .output(answer(z.object({}))),
  claimOrders: oc
    .route({
      ...routes.accounts.claimOrders,
      summary: 'Has a link mailed that takes over what was ordered as a guest',
      description:
        "It goes to the customer's own address and is good for a day, once, while they are logged in and have this address. The answer is the same whether there are such orders or not.",
      tags,
    })
    .output(answer(z.object({}))),
  confirmOrderClaim: oc
    .route({
      ...routes.accounts.confirmOrderClaim,
      summary: 'Takes over what was ordered as a guest, by the token of the mailed link',
      successDescription: 'How many orders are the customer’s from now on.',
      tags,
    })
    .input(confirmOrderClaimInput)
    .output(answer(z.object({ orders: count }))),
}
