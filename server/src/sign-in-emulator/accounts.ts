import { createHash } from 'node:crypto'

/** An account at the emulated Google. */
export interface GoogleAccount {
  email: string
  firstName: string
  lastName: string
  /** True if Google has verified the address; defaults to true. */
  isVerified?: boolean
}

/** A user of the sign-in service. */
export interface ServiceUser extends GoogleAccount {
  id: string
  emailId: string
}

/**
 * Returns the service's user for an account. The id is derived from the address, so that it survives a
 * restart of the emulator.
 */
export function serviceUser(account: GoogleAccount): ServiceUser {
  const email = account.email.toLowerCase()
  const digest = createHash('sha256').update(email).digest('hex').slice(0, 28)
  return { ...account, email, id: `user_${digest}`, emailId: `idn_${digest}` }
}

const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,180}\.[^\s@<>"]{1,60}$/

/** Returns the account that was submitted in the picker, either a listed one or a typed one. */
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
