export { AUTH_CONTRACT_VERSION } from './contract'
export type { Account, AuthContract, Grant, Session, SessionStatus } from './contract'
export { AuthContext, useLearner, useMentor, useSession } from './useSession'
