import * as accountData from './accountData'
import * as accountSecurity from './accountSecurity'
import * as auth from './auth'
import * as consent from './consent'
import * as mentorSignUp from './mentorSignUp'
import * as oauth from './oauth'
import * as openId from './openId'
import * as passkeys from './passkeys'

/** The contracts of this domain: the modules that declare its endpoints. */
export const contracts: object[] = [
  accountData,
  accountSecurity,
  auth,
  consent,
  mentorSignUp,
  oauth,
  openId,
  passkeys,
]
