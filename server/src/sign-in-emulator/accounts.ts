import { createHash } from 'node:crypto'

/** An account at the emulated Google. */
export interface GoogleAccount {
  email: string
  firstName: string
  lastName: string
  /** Whether Google vouches for the address; it does unless told otherwise. */
  isVerified?: boolean
}

/** A person as the sign-in service knows them. */
export interface ServiceUser extends GoogleAccount {
  id: string
  emailId: string
}

/** Ids follow from the address, so that a restart of the emulator makes nobody a stranger. */
export function serviceUser(account: GoogleAccount): ServiceUser {
  const email = account.email.toLowerCase()
  const digest = createHash('sha256').update(email).digest('hex').slice(0, 28)
  return { ...account, email, id: `user_${digest}`, emailId: `idn_${digest}` }
}

const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,180}\.[^\s@<>"]{1,60}$/

/** The account that the picker's form names: one of the list, or one that was typed. */
export function chosenAccount(
  listed: GoogleAccount[],
  form: Record<string, string | undefined>,
): GoogleAccount | undefined {
  const email = form.email?.trim().toLowerCase() ?? ''
  const known = listed.find((account) => account.email === email)
  if (known || !EMAIL.test(email)) return known
  const [firstName = '', ...rest] = (form.name ?? '').trim().split(/\s+/)
  return { email, firstName: firstName || email.split('@')[0]!, lastName: rest.join(' ') }
}
