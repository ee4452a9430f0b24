import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { Id, Timestamp } from '../api/wire'

export const BLOCK_CHANGES_MAX = 100

/** The two people of a conversation, and which of them block the other. */
export const BlockState = Type.Object({
  people: Type.Array(Id, { minItems: 2, maxItems: 2 }),
  blockedBy: Type.Array(Id, { maxItems: 2 }),
  /** When the state changed. The latest state of two people wins, regardless of the order in which states arrive. */
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
