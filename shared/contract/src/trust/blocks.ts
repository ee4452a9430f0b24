import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { Empty, Id, Timestamp, literals } from '../api/wire'

export const BLOCK_CHANGES_MAX = 100
/** Maximum number of blocks that a person sees. Older ones appear when some of these are lifted. */
export const SHOWN_BLOCKS_MAX = 500

/** Two people, and those of the two who block the other one. */
export const BlockState = Type.Object({
  people: Type.Array(Id, { minItems: 2, maxItems: 2 }),
  blockedBy: Type.Array(Id, { maxItems: 2 }),
  /**
   * The time at which the state changed. The latest state of two people wins, regardless of the order in which
   * states arrive.
   */
  changedAt: Timestamp,
})
export type BlockState = Static<typeof BlockState>

export const noteBlocks = endpoint({
  method: 'POST',
  path: '/internal/blocks',
  access: 'service',
  summary:
    'For the chat service, with the service key: who blocks whom. A new block cancels what two people have planned. Harmless when repeated.',
  body: Type.Object({ states: Type.Array(BlockState, { maxItems: BLOCK_CHANGES_MAX }) }),
  reply: Type.Boolean(),
})

export const setBlock = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/internal/blocks/set',
  access: 'service',
  summary:
    'For the main API, with the service key: set or lift the block of a person against another, in their conversation if they have one. Without `state`, the person has blocked as many others as possible. Harmless when repeated.',
  body: Type.Object({ personId: Id, otherId: Id, blocked: Type.Boolean() }),
  reply: Type.Object({ state: Type.Optional(BlockState) }),
})

/** Somebody whom the caller has blocked. */
export const BlockedPerson = Type.Object({
  /**
   * Id of the block, which only this caller can use. It is not the person's id, because the community shows
   * people without their ids.
   */
  blockId: Id,
  /** Name of a mentor, or first name and initial of a learner. */
  name: Type.String(),
  role: literals(['user', 'mentor']),
  since: Timestamp,
})
export type BlockedPerson = Static<typeof BlockedPerson>

export const listBlockedPeople = endpoint({
  method: 'GET',
  path: '/blocks',
  access: 'session',
  summary: 'The people whom the caller has blocked, the last one first.',
  reply: Type.Object({ people: Type.Array(BlockedPerson, { maxItems: SHOWN_BLOCKS_MAX }) }),
})

export const liftBlock = endpoint({
  method: 'POST',
  path: '/blocks/:blockId/lift',
  access: 'session',
  summary: 'Lift a block of the caller. Once it is lifted, the block is not found any more.',
  params: Type.Object({ blockId: Id }),
  body: Empty,
  reply: Type.Object({ lifted: Type.Boolean() }),
})
