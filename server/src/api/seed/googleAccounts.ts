import type { GoogleAccount } from '../../sign-in-emulator/accounts'
import { DEMO_LEARNER } from '../../platform/demo/demoAccounts'

const [firstName, lastName] = DEMO_LEARNER.name.split(' ') as [string, string]

/**
 * The accounts that the emulated Google offers: three new people, and the demo learner, whose account already
 * has a password.
 */
export const GOOGLE_ACCOUNTS: GoogleAccount[] = [
  { firstName: 'Meera', lastName: 'Joshi', email: 'meera.joshi@gmail.test' },
  { firstName: 'अर्जुन', lastName: 'मेहता', email: 'arjun.mehta@gmail.test' },
  { firstName: 'Farah', lastName: 'Siddiqui', email: 'farah.siddiqui@gmail.test' },
  { firstName, lastName, email: DEMO_LEARNER.email },
]
