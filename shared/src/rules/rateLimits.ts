/** How many requests are answered in a span of time. Both counts apply to a signed-in person. */
export interface RateLimit {
  /** Length of the span, in seconds. */
  seconds: number
  /** For everybody at one address together; of IPv6 the first 64 bits count as the address. */
  perAddress?: number
  /** For one account, wherever its devices are. */
  perAccount?: number
  /** Each process counts for itself: for requests that cost less than a shared count would. */
  perProcess?: true
}

const MINUTE = 60
const HOUR = 3600

/**
 * Every rate limit of both services. An endpoint names one as `rateLimit`; without a name it has `read` (GET) or `write`
 * (POST). `RATE_LIMIT_FACTOR` multiplies all of them.
 */
export const RATE_LIMITS = {
  read: { seconds: MINUTE, perAddress: 3000, perAccount: 600 },
  write: { seconds: MINUTE, perAddress: 1200, perAccount: 240 },
  /** Lists with search, filter and sort. */
  search: { seconds: MINUTE, perAddress: 1200, perAccount: 300 },
  /** Stored and drawn pictures, documents, public keys. */
  asset: { seconds: MINUTE, perAddress: 6000, perProcess: true },
  /** Everything that takes or sends a secret. `AUTH_REQUESTS_PER_MINUTE` sets it. */
  auth: { seconds: MINUTE, perAddress: 60 },
  /** A code is mailed to whatever address somebody who is signed in names. */
  emailChange: { seconds: HOUR, perAddress: 60, perAccount: 10 },
  /** Checks of the proof of a certificate. */
  certificateCheck: { seconds: MINUTE, perAddress: 120 },
  /** A PDF or a share card is drawn. */
  drawing: { seconds: MINUTE, perAddress: 60, perAccount: 20 },
  /** A file is received, judged and stored. */
  upload: { seconds: MINUTE, perAddress: 120, perAccount: 30 },
  courseCreation: { seconds: HOUR, perAddress: 600, perAccount: 60 },
  /** All that is stored about a person is collected. */
  accountExport: { seconds: HOUR, perAddress: 120, perAccount: 10 },
  conversationStart: { seconds: HOUR, perAddress: 600, perAccount: 60 },
  report: { seconds: HOUR, perAddress: 120, perAccount: 20 },
  clientEvent: { seconds: MINUTE, perAddress: 30 },
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof RATE_LIMITS
