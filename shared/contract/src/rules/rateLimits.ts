import { HOUR_S, MINUTE_S } from './durations'

/**
 * Number of requests that are accepted in a time window. For a signed-in person, the limit per address and
 * the limit per account both apply.
 */
export interface RateLimit {
  /** Length of the window, in seconds. */
  seconds: number
  /** Limit for all clients with the same IP address together. IPv6 addresses are counted by their /64 prefix. */
  perAddress?: number
  /** Limit for one account, across all its devices. */
  perAccount?: number
  /**
   * True if each process counts separately. This is for requests that cost less than access to a shared
   * counter.
   */
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
  /** Suggestions while somebody types: a request for every few letters, answered from memory. */
  suggestions: { seconds: MINUTE_S, perAddress: 2400, perAccount: 240, perProcess: true },
  /** Stored and generated pictures, documents, public keys. */
  asset: { seconds: MINUTE_S, perAddress: 6000, perProcess: true },
  /** Pages of the site that are not in its cache and have to be rendered. */
  page: { seconds: MINUTE_S, perAddress: 120, perProcess: true },
  /** Thousands of ids, for the site map. */
  siteMap: { seconds: MINUTE_S, perAddress: 120 },
  /** Endpoints that check or send a secret. `AUTH_REQUESTS_PER_MINUTE` overrides it. */
  auth: { seconds: MINUTE_S, perAddress: 60 },
  /** Challenges for passkeys, which the log-in page asks for as soon as somebody begins to use it. */
  passkeyChallenge: { seconds: MINUTE_S, perAddress: 300 },
  /** Changing the e-mail address. It lets a signed-in person have a code mailed to any address. */
  emailChange: { seconds: HOUR_S, perAddress: 60, perAccount: 10 },
  /** Asking a guardian for consent. It lets a minor have a mail sent to any address. */
  guardianRequest: { seconds: 24 * HOUR_S, perAddress: 60, perAccount: 5 },
  /** Verification of a certificate's proof. */
  certificateCheck: { seconds: MINUTE_S, perAddress: 120 },
  /** Rendering of a PDF or a share card. */
  drawing: { seconds: MINUTE_S, perAddress: 60, perAccount: 20 },
  /**
   * Pictures of link previews. Most come from a cache. The services that show them send requests from few addresses.
   */
  sharePicture: { seconds: MINUTE_S, perAddress: 600 },
  /** Receiving, validating and storing a file. */
  upload: { seconds: MINUTE_S, perAddress: 120, perAccount: 30 },
  /** Uploading a video of up to 200 MB. */
  videoUpload: { seconds: HOUR_S, perAddress: 120, perAccount: 20 },
  /** Saving the position in a lesson. A player reports it every few seconds. */
  lessonPosition: { seconds: MINUTE_S, perAddress: 3000, perAccount: 60 },
  /** Saving the text of a lesson. An editor saves it while it is being written. */
  lessonSave: { seconds: MINUTE_S, perAddress: 600, perAccount: 60 },
  /** Converting Markdown into a lesson, which is expensive. An editor sends a request every few seconds at most. */
  markdown: { seconds: MINUTE_S, perAddress: 120, perAccount: 12 },
  /** Saving the draft of a work, which happens while it is being typed. */
  workDraft: { seconds: MINUTE_S, perAddress: 1200, perAccount: 60 },
  /** Submitting a work. A mentor has to read each submission. */
  workSend: { seconds: HOUR_S, perAddress: 600, perAccount: 20 },
  /** Saving notes. Those written offline arrive together. */
  note: { seconds: HOUR_S, perAddress: 6000, perAccount: 600 },
  /** Answers in practice. The limit makes trying all possibilities slower than thinking. */
  practice: { seconds: MINUTE_S, perAddress: 1200, perAccount: 30 },
  /** Asking a question in a lesson. */
  question: { seconds: HOUR_S, perAddress: 300, perAccount: 5 },
  /** Answering a question in a lesson. */
  answer: { seconds: HOUR_S, perAddress: 1200, perAccount: 20 },
  /** Asking in the community. */
  communityQuestion: { seconds: 24 * HOUR_S, perAddress: 300, perAccount: 10 },
  /** Answering in the community, and changing posts there. */
  communityAnswer: { seconds: 24 * HOUR_S, perAddress: 1200, perAccount: 50 },
  /** Uploading pictures for posts. */
  postPicture: { seconds: 24 * HOUR_S, perAddress: 600, perAccount: 40 },
  /** Answers of the interest assessment. Those given offline arrive together. */
  assessment: { seconds: HOUR_S, perAddress: 6000, perAccount: 600 },
  /** Changes of a learner's own plan. */
  plan: { seconds: HOUR_S, perAddress: 6000, perAccount: 600 },
  /** Booking or moving a session. */
  booking: { seconds: HOUR_S, perAddress: 600, perAccount: 60 },
  /**
   * Connecting a calendar, or reading a connected one immediately. Each request makes our server send a
   * request to the calendar's server.
   */
  busyCalendar: { seconds: HOUR_S, perAddress: 300, perAccount: 30 },
  /** Requesting a mentorship. A mentor has to answer each request. */
  mentorshipRequest: { seconds: HOUR_S, perAddress: 600, perAccount: 20 },
  /** Applying to an opening. A poster has to read each application. */
  application: { seconds: HOUR_S, perAddress: 600, perAccount: 30 },
  /** Writing and publishing openings. */
  opening: { seconds: HOUR_S, perAddress: 600, perAccount: 120 },
  /** Saving one's portfolio. The limit also makes it slow to find out which addresses are taken. */
  portfolio: { seconds: HOUR_S, perAddress: 600, perAccount: 120 },
  courseCreation: { seconds: HOUR_S, perAddress: 600, perAccount: 60 },
  /** Collecting all data stored about a person. */
  accountExport: { seconds: HOUR_S, perAddress: 120, perAccount: 10 },
  /** Uploading files for messages. */
  chatUpload: { seconds: 24 * HOUR_S, perAddress: 2000, perAccount: 100 },
  /** Allowing calls in a conversation. Each request notifies the other person. */
  callConsent: { seconds: HOUR_S, perAddress: 600, perAccount: 60 },
  conversationStart: { seconds: HOUR_S, perAddress: 600, perAccount: 60 },
  report: { seconds: 24 * HOUR_S, perAddress: 500, perAccount: 20 },
  clientEvent: { seconds: MINUTE_S, perAddress: 30 },
  viewToken: { seconds: HOUR_S, perAddress: 120 },
  areaReport: { seconds: MINUTE_S, perAddress: 120 },
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof RATE_LIMITS
