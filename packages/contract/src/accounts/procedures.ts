import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import { answer } from '../output-schemas/envelope.ts'
import { routes } from '../routes.ts'
import { loginInput, profileInput, signupInput } from './account-input.ts'
import { profile } from './account-output.ts'

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
  profile: oc
    .route({ ...routes.accounts.profile, summary: 'Who is logged in', tags })
    .output(answer(profile)),
  updateProfile: oc
    .route({
      ...routes.accounts.updateProfile,
      summary: 'Changes the profile',
      description: 'An optional field that is not sent stays as it is; one that is sent empty is emptied.',
      tags,
    })
    .input(profileInput)
    .output(answer(profile)),
}
