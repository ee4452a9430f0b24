import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { EnteredAddress, EnteredLine, REQUIRED } from '../api/enteredTexts'
import { Id, literals, Timestamp } from '../api/wire'
import { COURSE_LANGUAGES } from '../courses/courseLanguages'
import { URL_MAX } from '../rules/limits'
import { Version } from '../work/applications'
import {
  FEED_BYTES_MAX,
  FEED_CAUSES,
  FEED_FAILURES,
  FEED_HOLDS,
  FEED_KINDS,
  FEED_LINES_MAX,
  FEED_NAME_MAX,
  FEED_OUTCOMES,
  FEED_REFUSALS,
  FEED_RUN_STATES,
  FEED_STATES,
} from '../work/feedRules'
import { OPENING_LEVELS } from '../work/openingRules'
import { After, orNull, pageOf } from './lists'

/** Feeds from which openings of the platform are imported. */

const importers = { roles: ['reviewer'] } as const
const params = Type.Object({ id: Id })
const runParams = Type.Object({ id: Id, run: Id })

const Run = Type.Object({
  id: Type.String(),
  cause: literals(FEED_CAUSES),
  state: literals(FEED_RUN_STATES),
  /** Reason why the run waits, or has waited, for an operator. */
  hold: orNull(literals(FEED_HOLDS)),
  /** Reason why nothing could be imported. */
  failure: orNull(literals(FEED_FAILURES)),
  /** Number of entries that were found, including the refused ones. */
  entries: Type.Integer(),
  added: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  closed: Type.Integer(),
  refused: Type.Integer(),
  /** Number of openings that wait for an operator because of signs of fraud. */
  suspicious: Type.Integer(),
  startedAt: Timestamp,
  changedAt: Timestamp,
})
export type FeedRun = Static<typeof Run>

const RunReport = Type.Object({
  ...Run.properties,
  lines: Type.Array(
    Type.Object({
      outcome: literals(FEED_OUTCOMES),
      title: Type.String(),
      reason: Type.Optional(literals(FEED_REFUSALS)),
    }),
    { maxItems: FEED_LINES_MAX },
  ),
})
export type FeedRunReport = Static<typeof RunReport>

const feed = {
  id: Type.String(),
  name: Type.String(),
  kind: literals(FEED_KINDS),
  /** Empty for a feed of uploaded files. */
  address: Type.String(),
  state: literals(FEED_STATES),
  version: Version,
  /** Absent if the feed has not been read yet. */
  lastRun: Type.Optional(Run),
}
const Feed = Type.Object(feed)
export type Feed = Static<typeof Feed>

const FeedDetails = Type.Object({
  ...feed,
  language: orNull(literals(COURSE_LANGUAGES)),
  level: literals(OPENING_LEVELS),
  /** The time at which the feed's address is read next; null if the feed is not read automatically. */
  dueAt: orNull(Timestamp),
  /** Number of entries that the last complete run has found. */
  present: Type.Integer(),
})
export type FeedDetails = Static<typeof FeedDetails>

export const listFeeds = endpoint({
  method: 'GET',
  path: '/api/feeds',
  access: 'operator',
  operators: importers,
  summary: 'All feeds, the newest first, each with its last run.',
  query: Type.Object({ after: After }),
  reply: pageOf(Feed),
})

export const getFeed = endpoint({
  method: 'GET',
  path: '/api/feeds/:id',
  access: 'operator',
  operators: importers,
  summary: 'One feed.',
  params,
  reply: FeedDetails,
})

export const listFeedRuns = endpoint({
  method: 'GET',
  path: '/api/feeds/:id/runs',
  access: 'operator',
  operators: importers,
  summary: 'Runs of a feed within the last 90 days, the newest first.',
  params,
  query: Type.Object({ after: After }),
  reply: pageOf(Run),
})

export const getFeedRun = endpoint({
  method: 'GET',
  path: '/api/feeds/:id/runs/:run',
  access: 'operator',
  operators: importers,
  summary: 'One run of a feed with its report.',
  params: runParams,
  reply: RunReport,
})

const settings = {
  name: EnteredLine(FEED_NAME_MAX, REQUIRED),
  /** Language of the texts; null if it is detected from the script of each text. */
  language: orNull(literals(COURSE_LANGUAGES)),
  /** Level of openings whose entries state none. */
  level: literals(OPENING_LEVELS),
}

const Changed = Type.Object({ id: Type.String(), version: Version })
const Begun = Type.Object({ run: Type.String() })

export const createFeed = endpoint({
  method: 'POST',
  path: '/api/feeds',
  access: 'operator',
  operators: importers,
  summary:
    'Add a feed with an id that the client chose. With an address it is read at once and then daily; without one, files are uploaded. The first import waits for an operator.',
  body: Type.Object({ id: Id, ...settings, address: Type.Optional(EnteredAddress(URL_MAX, REQUIRED)) }),
  reply: Changed,
})

export const changeFeed = endpoint({
  method: 'POST',
  path: '/api/feeds/:id',
  access: 'operator',
  operators: importers,
  summary: 'Change the settings of a feed. They count for entries that are new or have changed.',
  params,
  body: Type.Object({ version: Version, ...settings }),
  reply: Changed,
})

export const setFeedState = endpoint({
  method: 'POST',
  path: '/api/feeds/:id/state',
  access: 'operator',
  operators: importers,
  summary:
    'Pause a feed, which leaves its openings as they are, read it again, or end it for good, which closes them.',
  params,
  body: Type.Object({ version: Version, state: literals(FEED_STATES) }),
  reply: Changed,
})

export const fetchFeed = endpoint({
  method: 'POST',
  path: '/api/feeds/:id/fetch',
  access: 'operator',
  operators: importers,
  summary: 'Read the address of a feed now. It replaces an import that waits for a decision.',
  params,
  body: Type.Object({}),
  reply: Begun,
})

/** Length of the largest file in base64. */
const BASE64_MAX = Math.ceil(FEED_BYTES_MAX / 3) * 4

export const uploadFeedFile = endpoint({
  method: 'POST',
  path: '/api/feeds/:id/upload',
  access: 'operator',
  operators: importers,
  rateLimit: 'upload',
  maxBodyBytes: BASE64_MAX + 1024,
  summary:
    'Import a CSV file of up to 5 MB. Openings whose rows are missing in it are closed. It replaces an import that waits for a decision.',
  params,
  body: Type.Object({ file: Type.String({ maxLength: BASE64_MAX, pattern: '^[A-Za-z0-9+/]*={0,2}$' }) }),
  reply: Begun,
})

export const approveFeedRun = endpoint({
  method: 'POST',
  path: '/api/feeds/:id/runs/:run/approve',
  access: 'operator',
  operators: importers,
  summary: 'Import what a waiting run has found. After the first one, later runs of the feed do not wait.',
  params: runParams,
  body: Type.Object({}),
  reply: Begun,
})

export const discardFeedRun = endpoint({
  method: 'POST',
  path: '/api/feeds/:id/runs/:run/discard',
  access: 'operator',
  operators: importers,
  summary: 'Import nothing of what a waiting run has found. The feed is paused.',
  params: runParams,
  body: Type.Object({}),
  reply: Begun,
})
