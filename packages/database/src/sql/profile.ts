import { customers } from '../schema/accounts.ts'

/** What customers tell of themselves, under the names that the API has for it. */
export const profileColumns = {
  fname: customers.firstName,
  lname: customers.lastName,
  email: customers.email,
  phone: customers.phone,
  job_title: customers.jobTitle,
  company_name: customers.companyName,
  company_vat: customers.companyVat,
}
