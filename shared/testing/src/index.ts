export {
  aCertificate,
  aCourse,
  aCourseSummary,
  aLearner,
  aMentor,
  anOwnCourse,
  anOwnPasskey,
  anOwnSession,
  aSignInState,
  SIGNED_OUT,
  signedIn,
  someOwnPasskeys,
} from './factories'
export { apiClient } from './apiClient'
export { FakeApi } from './fakeApi'
export { FakePasskeys, passkeyOptions } from './fakePasskeys'
export { profileApi, somePreferences } from './profileApi'
export { fakeAuth, renderRoute } from './renderRoute'
export { compiling, headingsIn, renderOnServer } from './renderOnServer'
export { screenIs } from './screenIs'
export { untilLoading } from './untilLoading'
export { catalogueErrors } from '@mentor-connect/i18n/catalogue'
export { contractSuite } from './contractKit'
export type { ContractSubject } from './contractKit'
export { CURRENT_USE, shellSuite } from './shellKit'
export type { ContractUse, ShellSubject } from './shellKit'
