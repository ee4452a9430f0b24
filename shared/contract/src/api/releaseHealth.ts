import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint'
import { Empty, literals, Timestamp } from './wire'
import { AREA_REPORTS_PATH, VIEW_TOKEN_PATH, VITALS } from '../rules/releaseHealth'

// ADR 166 describes how releases are judged by the problems that browsers report.

/** Name of a remote, or `shell`. */
export const AreaName = Type.String({ minLength: 1, maxLength: 32, pattern: '^[a-z][a-z0-9-]*$' })
export const ReleaseId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9._-]+$' })

/**
 * A random id that a browser creates anew every day. It allows browsers to be counted, but not to be recognized on
 * another day.
 */
export const BrowserKey = Type.String({ minLength: 22, maxLength: 22, pattern: '^[A-Za-z0-9_-]+$' })

export const issueViewToken = endpoint({
  method: 'POST',
  path: VIEW_TOKEN_PATH,
  access: 'public',
  rateLimit: 'viewToken',
  maxBodyBytes: 256,
  summary: 'A short-lived token for reports of this browser at this address',
  body: Type.Object({ browser: BrowserKey }, { additionalProperties: false }),
  reply: Type.Object({ token: Type.String(), lifetimeMs: Type.Integer() }),
})

/** Maximum number of areas of a page in one report. */
const AREAS_PER_REPORT = 12
const Milliseconds = Type.Integer({ minimum: 0, maximum: 600_000 })
/** Cumulative Layout Shift, in thousandths. */
const Shift = Type.Integer({ minimum: 0, maximum: 100_000 })

/** Problems and measurements of an area in one browser so far. Sending a report means that the area was used. */
export const AreaReport = Type.Object(
  {
    area: AreaName,
    release: ReleaseId,
    /** True if a part of the release could not be loaded. */
    failed: Type.Optional(Type.Boolean()),
    /**
     * True if the code of the area threw an error, so that people saw the error screen, or violated the content
     * security policy.
     */
    error: Type.Optional(Type.Boolean()),
    /** The time in which the area loaded; absent if it came from a cache. */
    load: Type.Optional(literals(['fast', 'slow'])),
    /** Largest Contentful Paint, in ms. */
    lcp: Type.Optional(Milliseconds),
    /** Interaction to Next Paint, in ms. */
    inp: Type.Optional(Milliseconds),
    /** Cumulative Layout Shift, in thousandths. */
    cls: Type.Optional(Shift),
  },
  { additionalProperties: false },
)
export type AreaReport = Static<typeof AreaReport>

/** Measurements of one page in a browser. */
export const PageReport = Type.Object(
  {
    /**
     * Path of the route as it is declared, such as `/resource/:courseId`, never the address of a page. `other` if no
     * route matches.
     */
    route: Type.String({ minLength: 1, maxLength: 120, pattern: '^[A-Za-z0-9:/_-]+$' }),
    lcp: Type.Optional(Milliseconds),
    inp: Type.Optional(Milliseconds),
    cls: Type.Optional(Shift),
  },
  { additionalProperties: false },
)
export type PageReport = Static<typeof PageReport>

export const reportAreas = endpoint({
  method: 'POST',
  path: AREA_REPORTS_PATH,
  access: 'public',
  rateLimit: 'areaReport',
  maxBodyBytes: 4096,
  summary: 'Report how the areas of a page did in a browser',
  body: Type.Object(
    {
      browser: BrowserKey,
      token: Type.String({ maxLength: 120 }),
      areas: Type.Array(AreaReport, { minItems: 1, maxItems: AREAS_PER_REPORT }),
      /** Measurements by page. A vital belongs to the page on which it was measured. */
      pages: Type.Optional(Type.Array(PageReport, { maxItems: VITALS.length })),
    },
    { additionalProperties: false },
  ),
  reply: Type.Boolean(),
})

export const reportServedPages = endpoint({
  method: 'POST',
  path: '/internal/served-pages',
  access: 'service',
  summary: 'For the site server, with the service key: how many pages it has sent since its last call.',
  body: Type.Object({ pages: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
  reply: Empty,
})

/** Number of distinct browsers and of the distinct networks that they use. */
const Browsers = Type.Object({ browsers: Type.Integer(), networks: Type.Integer() })
export type Browsers = Static<typeof Browsers>

const Histogram = Type.Array(Type.Integer())
type VitalSchemas = Record<(typeof VITALS)[number], typeof Histogram>
const Vitals = Type.Object(Object.fromEntries(VITALS.map((vital) => [vital, Histogram])) as VitalSchemas)

/** Reports of browsers about one release since a point in time. */
export const ReleaseHealth = Type.Object({
  area: AreaName,
  release: ReleaseId,
  seen: Browsers,
  failed: Browsers,
  error: Browsers,
  /** Browsers that loaded the release over the network. */
  loaded: Browsers,
  slow: Browsers,
  /** Number of browsers in each range of `VITAL_EDGES`. */
  vitals: Vitals,
})
export type ReleaseHealth = Static<typeof ReleaseHealth>

/** Maximum number of releases in one request. */
export const HEALTH_QUERIES_MAX = 60

export const readReleaseHealth = endpoint({
  method: 'POST',
  path: '/internal/release-health',
  access: 'watch',
  summary:
    'For the watcher of releases, with its key: what browsers noticed of releases, in the order asked for.',
  body: Type.Object({
    /** Start of the period in which served pages are counted. */
    pagesSince: Timestamp,
    releases: Type.Array(
      Type.Object({
        area: AreaName,
        release: ReleaseId,
        since: Timestamp,
        /** Counts only browsers that had the release before this time. Default: now. */
        until: Type.Optional(Timestamp),
      }),
      { maxItems: HEALTH_QUERIES_MAX },
    ),
  }),
  reply: Type.Object({ pages: Type.Integer(), releases: Type.Array(ReleaseHealth) }),
})

export const ReleaseNews = Type.Object({
  area: AreaName,
  /** The decision of the watcher. `undecided`: it watched a canary for a week without deciding. */
  action: literals(['promoted', 'pulled back', 'rolled back', 'undecided']),
  /** The release that the decision is about. */
  release: ReleaseId,
  /** The release that everybody gets now. */
  live: ReleaseId,
  generation: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  reason: Type.String({ maxLength: 400 }),
})
export type ReleaseNews = Static<typeof ReleaseNews>

export const mailReleaseNews = endpoint({
  method: 'POST',
  path: '/internal/release-news',
  access: 'watch',
  summary:
    'For the watcher of releases, with its key: mail the team of an area what was decided, or that nothing was. The same news is mailed once.',
  body: ReleaseNews,
  reply: Type.Object({ mails: Type.Integer() }),
})
