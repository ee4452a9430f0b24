import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { EnteredAddress } from '../api/enteredTexts'
import { Id, literals, Timestamp } from '../api/wire'
import { Day } from '../learning/plan'
import { URL_MAX } from '../rules/limits'
import { Version } from '../work/applications'
import { OPENING_KINDS, OPENING_STATES } from '../work/openingRules'
import { OPENING_WARNINGS } from '../work/openingWarnings'
import { OwnOpening, sentOpening } from '../work/posting'
import { After, orNull, pageOf } from './lists'

/** Openings that operators post for the platform. */

const posters = { roles: ['reviewer'] } as const

const params = Type.Object({ id: Id })
const versioned = Type.Object({ version: Version })

const PlatformOpening = Type.Object({
  id: Type.String(),
  /** May be empty in a draft. */
  title: Type.String(),
  employer: Type.String(),
  kind: literals(OPENING_KINDS),
  state: literals(OPENING_STATES),
  /** True if operators or reports have hidden the opening. */
  isHidden: Type.Boolean(),
  closesOn: Day,
  updatedAt: Timestamp,
  warnings: Type.Array(literals(OPENING_WARNINGS)),
  /** Name of the feed from which the opening was imported; null if operators have written it. */
  feed: orNull(Type.String()),
})
export type PlatformOpening = Static<typeof PlatformOpening>

const PlatformOpeningDetails = Type.Object({
  ...OwnOpening.properties,
  /** The feed from which the opening was imported. Its texts can only be changed in the feed. */
  feed: Type.Optional(Type.Object({ id: Type.String(), name: Type.String() })),
})
export type PlatformOpeningDetails = Static<typeof PlatformOpeningDetails>

export const listPlatformOpenings = endpoint({
  method: 'GET',
  path: '/api/platform-openings',
  access: 'operator',
  operators: posters,
  summary: 'Openings of the platform, the last changed first.',
  query: Type.Object({ after: After, state: Type.Optional(literals(OPENING_STATES)) }),
  reply: pageOf(PlatformOpening),
})

export const getPlatformOpening = endpoint({
  method: 'GET',
  path: '/api/platform-openings/:id',
  access: 'operator',
  operators: posters,
  summary: 'One opening of the platform in any state.',
  params,
  reply: PlatformOpeningDetails,
})

/** People apply on the employer's page, because nobody would read applications sent through the product. */
const ApplyByLink = Type.Object({
  way: Type.Literal('link'),
  url: Type.Optional(EnteredAddress(URL_MAX)),
})
const { apply: _apply, questions: _questions, ...facts } = sentOpening

export const savePlatformOpening = endpoint({
  method: 'POST',
  path: '/api/platform-openings',
  access: 'operator',
  operators: posters,
  summary:
    'Without `version`: create a draft with an id that the client chose. With it: change an opening that is not closed and comes from no feed. A draft may be incomplete; what is shown to people must be complete. People apply by a link only.',
  body: Type.Object({ id: Id, version: Type.Optional(Version), ...facts, apply: ApplyByLink }),
  reply: OwnOpening,
})

export const publishPlatformOpening = endpoint({
  method: 'POST',
  path: '/api/platform-openings/:id/publish',
  access: 'operator',
  operators: posters,
  summary:
    'Show a draft or a paused opening to everybody at once. `invalid_input` with the fields that are missing.',
  params,
  body: versioned,
  reply: OwnOpening,
})

export const pausePlatformOpening = endpoint({
  method: 'POST',
  path: '/api/platform-openings/:id/pause',
  access: 'operator',
  operators: posters,
  summary: 'Take an open opening out of the list for now.',
  params,
  body: versioned,
  reply: OwnOpening,
})

export const closePlatformOpening = endpoint({
  method: 'POST',
  path: '/api/platform-openings/:id/close',
  access: 'operator',
  operators: posters,
  summary: 'Close an opening. One that was never shown is deleted instead. Its feed does not open it again.',
  params,
  body: versioned,
  reply: Type.Object({
    /** Absent if the opening was deleted. */
    opening: Type.Optional(OwnOpening),
  }),
})

export const renewPlatformOpening = endpoint({
  method: 'POST',
  path: '/api/platform-openings/:id/renew',
  access: 'operator',
  operators: posters,
  summary:
    'Give an open, paused or closed opening a new closing day. One that was closed is open again, and counts as posted now.',
  params,
  body: Type.Object({ version: Version, closesOn: Day }),
  reply: OwnOpening,
})

export const duplicatePlatformOpening = endpoint({
  method: 'POST',
  path: '/api/platform-openings/:id/duplicate',
  access: 'operator',
  operators: posters,
  summary:
    'Create a draft with the texts of an opening of the platform. `newId` is an id that the client chose; repeated it returns the same.',
  params,
  body: Type.Object({ newId: Id }),
  reply: OwnOpening,
})
