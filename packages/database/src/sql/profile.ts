import { customers } from '../schema/accounts.ts'

/** Profile fields of a customer under their API names. */
export const profileColumns = {
  fname: customers.firstName,
  lname: customers.lastName,
  email: customers.email,
  phone: customers.phone,
  job_title: customers.jobTitle,
  company_name: customers.companyName,
  company_vat: customers.companyVat,
}
