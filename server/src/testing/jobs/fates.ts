import type { DatabaseLocation } from '../../platform/database/openDatabase'

export interface JobProcessOptions {
  location: DatabaseLocation
  name: string
  /** Duration of a lease in ms. */
  lease: number
  /** The mail server to use. */
  smtpUrl?: string
  /** If set, the process reserves mails to these addresses, and dies before it sends them. */
  reserveMails?: string[]
}

/**
 * Events at the first attempt of a job, by the last digits of its number: its process dies, or the attempt outlives its
 * lease.
 */
const FATES = {
  0: 'dies before its effect',
  5: 'dies in the transaction of its effect',
  10: 'outlives its lease',
  15: 'outlives its lease',
} as const

export function fateOf(job: string, attempts: number) {
  return attempts === 1 ? FATES[(Number(job) % 20) as keyof typeof FATES] : undefined
}
