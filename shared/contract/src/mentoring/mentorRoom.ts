import Type from 'typebox'
import { endpoint } from '../api/endpoint'
import { OwnersRoom } from '../messages/ownersRoom'

/** The room of a mentor and the learners with an active mentorship. */

export const getMentorRoom = endpoint({
  method: 'GET',
  path: '/mentor/room',
  access: 'mentor',
  summary: 'Whether the calling mentor has a room for the learners with an active mentorship.',
  reply: OwnersRoom,
})

export const setMentorRoom = endpoint({
  method: 'POST',
  path: '/mentor/room',
  access: 'active-mentor',
  summary:
    'Open a room for the learners with an active mentorship with the calling mentor, or close it: then it can be read only.',
  body: Type.Object({ open: Type.Boolean() }),
  reply: OwnersRoom,
})
