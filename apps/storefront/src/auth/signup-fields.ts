/** "What is asked to open an account" (spec, 5 Sign-up): text as it stands in the fields. */

/** In the order in which the page asks for them. */
export const signupFields = [
  'fname',
  'lname',
  'email',
  'phone',
  'job_title',
  'password',
  'password_confirmation',
] as const

export type SignupField = (typeof signupFields)[number]
export type SignupForm = Record<SignupField, string>
