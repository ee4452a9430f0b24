import type { ProcessName } from '../processes'

/** One environment variable. `read` throws the rest of a sentence that begins with the variable's name. */
export interface Setting<Value> {
  about: string
  default: Value
  /** What stands as the default in the documentation when `default` does not say it. */
  defaultText?: string
  read: (text: string) => Value
  /** A secret, and the only processes that read it: what a process does not hold cannot leak from it. */
  secretOf?: readonly ProcessName[]
  /** Processes that do not start in production without it. */
  requiredBy?: readonly ProcessName[]
}

/** Whoever writes addresses into pages, mails or tokens, or believes those of others. */
export const WITH_ADDRESSES: readonly ProcessName[] = ['api', 'chat', 'site', 'operator', 'configure']
/** Whoever tells browsers how to sign in. Releases do not: they leave the configuration of a site as it is. */
export const SITE_PROCESSES: readonly ProcessName[] = ['site', 'configure']
export const API_AND_OPERATOR: readonly ProcessName[] = ['api', 'operator']
/** Whoever mails people and speaks to the other service. */
export const SERVICES: readonly ProcessName[] = ['api', 'chat', 'operator']
