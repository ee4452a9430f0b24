import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint'
import { Empty, literals, Timestamp } from './wire'
import { VITALS } from '../rules/releaseHealth'

// How releases are judged by what browsers notice: ADR 166.

/** Name of a remote, or `shell`. */
export const AreaName = Type.String({ minLength: 1, maxLength: 32, pattern: '^[a-z][a-z0-9-]*$' })
export const ReleaseId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9._-]+$' })

/** A random id that a browser draws anew every day: it counts browsers and cannot be followed beyond the day. */
export const BrowserKey = Type.String({ minLength: 22, maxLength: 22, pattern: '^[A-Za-z0-9_-]+$' })

export const issueViewToken = endpoint({
  method: 'POST',
  path: '/view-token',
  access: 'public',
  rateLimit: 'viewToken',
  maxBodyBytes: 256,
  summary: 'A short-lived token for reports of this browser at this address',
  body: Type.Object({ browser: BrowserKey }, { additionalProperties: false }),
  reply: Type.Object({ token: Type.String(), lifetimeMs: Type.Integer() }),
})

/** The areas of a page that may report at once. */
const AREAS_PER_REPORT = 12
const Milliseconds = Type.Integer({ minimum: 0, maximum: 600_000 })
/** A layout shift, in thousandths. */
const Shift = Type.Integer({ minimum: 0, maximum: 100_000 })

/** What a browser noticed of an area so far. That it is sent means that the area was used. */
export const AreaReport = Type.Object(
  {
    area: AreaName,
    release: ReleaseId,
    /** A part of the release could not be loaded. */
    failed: Type.Optional(Type.Boolean()),
    /** True if the code of the area threw, so that people saw the error screen, or tried what the security policy forbids. */
    error: Type.Optional(Type.Boolean()),
    /** How it loaded; absent if it came from a cache. */
    load: Type.Optional(literals(['fast', 'slow'])),
    /** Largest Contentful Paint. */
    lcp: Type.Optional(Milliseconds),
    /** Interaction to Next Paint. */
    inp: Type.Optional(Milliseconds),
    /** Cumulative Layout Shift, in thousandths. */
    cls: Type.Optional(Shift),
  },
  { additionalProperties: false },
)
export type AreaReport = Static<typeof AreaReport>

/** How a page did in a browser. */
export const PageReport = Type.Object(
  {
    /** As routes are declared, such as `/resource/:courseId`: never the address of a page. `other` for no page. */
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
  path: '/area-reports',
  access: 'public',
  rateLimit: 'areaReport',
  maxBodyBytes: 4096,
  summary: 'Report how the areas of a page did in a browser',
  body: Type.Object(
    {
      browser: BrowserKey,
      token: Type.String({ maxLength: 120 }),
      areas: Type.Array(AreaReport, { minItems: 1, maxItems: AREAS_PER_REPORT }),
      /** A vital belongs to the page on which it was measured. */
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

/** Distinct browsers, and the distinct networks that they are in. */
const Browsers = Type.Object({ browsers: Type.Integer(), networks: Type.Integer() })
export type Browsers = Static<typeof Browsers>

const Histogram = Type.Array(Type.Integer())
type VitalSchemas = Record<(typeof VITALS)[number], typeof Histogram>
const Vitals = Type.Object(Object.fromEntries(VITALS.map((vital) => [vital, Histogram])) as VitalSchemas)

/** What browsers noticed of one release since a time. */
export const ReleaseHealth = Type.Object({
  area: AreaName,
  release: ReleaseId,
  seen: Browsers,
  failed: Browsers,
  error: Browsers,
  /** Loaded it over the network. */
  loaded: Browsers,
  slow: Browsers,
  /** Browsers in each range of `VITAL_EDGES`. */
  vitals: Vitals,
})
export type ReleaseHealth = Static<typeof ReleaseHealth>

/** Releases that one call may ask about. */
export const HEALTH_QUERIES_MAX = 60

export const readReleaseHealth = endpoint({
  method: 'POST',
  path: '/internal/release-health',
  access: 'watch',
  summary:
    'For the watcher of releases, with its key: what browsers noticed of releases, in the order asked for.',
  body: Type.Object({
    /** Start of the time in which served pages are counted. */
    pagesSince: Timestamp,
    releases: Type.Array(
      Type.Object({
        area: AreaName,
        release: ReleaseId,
        since: Timestamp,
        /** Only browsers that had it before; now if absent. */
        until: Type.Optional(Timestamp),
      }),
      { maxItems: HEALTH_QUERIES_MAX },
    ),
  }),
  reply: Type.Object({ pages: Type.Integer(), releases: Type.Array(ReleaseHealth) }),
})

export const ReleaseNews = Type.Object({
  area: AreaName,
  /** `undecided`: a canary that was watched for a week without a decision. */
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
