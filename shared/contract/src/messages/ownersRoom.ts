import Type, { type Static } from 'typebox'
import { Id, literals } from '../api/wire'

/** A room that its owner opens and closes. */
export const OwnersRoom = Type.Object({
  state: literals(['none', 'open', 'closed']),
  /** Id of the room in chat; absent if there is none. It may take some seconds until chat knows a new one. */
  roomId: Type.Optional(Id),
})
export type OwnersRoom = Static<typeof OwnersRoom>
