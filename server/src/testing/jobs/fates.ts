import type { DatabaseLocation } from '../../platform/database/openDatabase'

export interface JobProcessOptions {
  location: DatabaseLocation
  name: string
  /** Duration of a lease in ms. */
  lease: number
  /** The mail server to use. */
  smtpUrl?: string
  /** Reserves mails to these addresses, and dies before it sends them. */
  reserveMails?: string[]
}

/** What happens at the first attempt of every twentieth job: its process dies, or it outlives its lease. */
const FATES = {
  0: 'dies before its effect',
  5: 'dies in the transaction of its effect',
  10: 'outlives its lease',
  15: 'outlives its lease',
} as const

export function fateOf(job: string, attempts: number) {
  return attempts === 1 ? FATES[(Number(job) % 20) as keyof typeof FATES] : undefined
}
