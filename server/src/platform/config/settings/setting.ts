import type { ProcessName } from '../processes'

/** One environment variable. The error messages of `read` continue a sentence that starts with its name. */
export interface Setting<Value> {
  about: string
  default: Value
  /** Describes the default in the documentation if the value of `default` does not. */
  defaultText?: string
  read: (text: string) => Value
  /**
   * Marks a secret and lists the only processes that read it, because a process cannot leak a secret that it
   * does not have.
   */
  secretOf?: readonly ProcessName[]
  /** Processes that require the variable in production. */
  requiredBy?: readonly ProcessName[]
}

/** Processes that write addresses into pages, mails or tokens, or check them there. */
export const WITH_ADDRESSES: readonly ProcessName[] = [
  'api',
  'chat',
  'site',
  'admin',
  'operator',
  'configure',
]
export const API_AND_OPERATOR: readonly ProcessName[] = ['api', 'admin', 'operator']
/** Processes that send mails and call the other service. */
export const SERVICES: readonly ProcessName[] = ['api', 'chat', 'admin', 'operator']
/** Processes that identify themselves to the other services. */
export const SERVICES_AND_SITE: readonly ProcessName[] = [...SERVICES, 'site']
