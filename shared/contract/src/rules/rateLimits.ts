import { HOUR_S, MINUTE_S } from './durations'

/** How many requests are accepted in a time window. Both counts apply to a signed-in person. */
export interface RateLimit {
  /** Length of the window, in seconds. */
  seconds: number
  /** For all clients at one IP address together; IPv6 addresses are counted by their /64 prefix. */
  perAddress?: number
  /** For one account, across all its devices. */
  perAccount?: number
  /** Counted by each process separately, for requests that are cheaper than a shared counter. */
  perProcess?: true
}

/**
 * All rate limits of the services. An endpoint selects one by `rateLimit`; the default is `read` (GET) or `write`
 * (POST). `RATE_LIMIT_FACTOR` multiplies all of them.
 */
export const RATE_LIMITS = {
  read: { seconds: MINUTE_S, perAddress: 3000, perAccount: 600 },
  write: { seconds: MINUTE_S, perAddress: 1200, perAccount: 240 },
  /** Lists with search, filters and sorting. */
  search: { seconds: MINUTE_S, perAddress: 1200, perAccount: 300 },
  /** What is suggested while somebody types: a request for every few letters, answered from memory. */
  suggestions: { seconds: MINUTE_S, perAddress: 2400, perAccount: 240, perProcess: true },
  /** Stored and generated pictures, documents, public keys. */
  asset: { seconds: MINUTE_S, perAddress: 6000, perProcess: true },
  /** Pages of the site that are not in its cache and have to be rendered. */
  page: { seconds: MINUTE_S, perAddress: 120, perProcess: true },
  /** Thousands of ids, for the site map. */
  siteMap: { seconds: MINUTE_S, perAddress: 120 },
  /** Endpoints that check or send a secret. `AUTH_REQUESTS_PER_MINUTE` overrides it. */
  auth: { seconds: MINUTE_S, perAddress: 60 },
  /** A signed-in person can have a code mailed to any address. */
  emailChange: { seconds: HOUR_S, perAddress: 60, perAccount: 10 },
  /** A minor can have a mail sent to any address. */
  guardianRequest: { seconds: 24 * HOUR_S, perAddress: 60, perAccount: 5 },
  /** Verification of a certificate's proof. */
  certificateCheck: { seconds: MINUTE_S, perAddress: 120 },
  /** Rendering of a PDF or a share card. */
  drawing: { seconds: MINUTE_S, perAddress: 60, perAccount: 20 },
  /** Pictures of link previews. Most come from a cache, and the services that show them ask from few addresses. */
  sharePicture: { seconds: MINUTE_S, perAddress: 600 },
  /** Receiving, validating and storing a file. */
  upload: { seconds: MINUTE_S, perAddress: 120, perAccount: 30 },
  /** A video of up to 200 MB. */
  videoUpload: { seconds: HOUR_S, perAddress: 120, perAccount: 20 },
  /** Where a learner is in a lesson; a player reports it every few seconds. */
  lessonPosition: { seconds: MINUTE_S, perAddress: 3000, perAccount: 60 },
  /** The text of a lesson; an editor saves it while it is written. */
  lessonSave: { seconds: MINUTE_S, perAddress: 600, perAccount: 60 },
  /** Reading Markdown as a lesson, which is expensive; an editor asks every few seconds at most. */
  markdown: { seconds: MINUTE_S, perAddress: 120, perAccount: 12 },
  /** What a learner writes for a task; it is saved while it is typed. */
  workDraft: { seconds: MINUTE_S, perAddress: 1200, perAccount: 60 },
  /** Each one asks a mentor to read something. */
  workSend: { seconds: HOUR_S, perAddress: 600, perAccount: 20 },
  /** Notes of a learner; those written without a network arrive together. */
  note: { seconds: HOUR_S, perAddress: 6000, perAccount: 600 },
  /** Answers in practice, so that trying out all possibilities takes longer than thinking. */
  practice: { seconds: MINUTE_S, perAddress: 1200, perAccount: 30 },
  /** A question in a lesson. */
  question: { seconds: HOUR_S, perAddress: 300, perAccount: 5 },
  /** An answer to one. */
  answer: { seconds: HOUR_S, perAddress: 1200, perAccount: 20 },
  /** Answers of the interest assessment; those given without a network arrive together. */
  assessment: { seconds: HOUR_S, perAddress: 6000, perAccount: 600 },
  /** Changes of a learner's own plan. */
  plan: { seconds: HOUR_S, perAddress: 6000, perAccount: 600 },
  /** Booking or moving a session. */
  booking: { seconds: HOUR_S, perAddress: 600, perAccount: 60 },
  /** Each one asks a mentor to decide something. */
  mentorshipRequest: { seconds: HOUR_S, perAddress: 600, perAccount: 20 },
  courseCreation: { seconds: HOUR_S, perAddress: 600, perAccount: 60 },
  /** Collecting all data stored about a person. */
  accountExport: { seconds: HOUR_S, perAddress: 120, perAccount: 10 },
  conversationStart: { seconds: HOUR_S, perAddress: 600, perAccount: 60 },
  report: { seconds: 24 * HOUR_S, perAddress: 500, perAccount: 20 },
  clientEvent: { seconds: MINUTE_S, perAddress: 30 },
  viewToken: { seconds: HOUR_S, perAddress: 120 },
  areaReport: { seconds: MINUTE_S, perAddress: 120 },
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof RATE_LIMITS
