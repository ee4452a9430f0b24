import Type from 'typebox'
import { endpoint } from '../api/endpoint'
import { Id } from '../api/wire'
import { OwnersRoom } from '../messages/ownersRoom'

/** The room of the people who follow a path of a mentor at the same time. */

const params = Type.Object({ id: Id })

export const getPathRoom = endpoint({
  method: 'GET',
  path: '/mentor/skill-paths/:id/room',
  access: 'mentor',
  summary: 'Whether an own path has a room for the learners who follow it.',
  params,
  reply: OwnersRoom,
})

export const setPathRoom = endpoint({
  method: 'POST',
  path: '/mentor/skill-paths/:id/room',
  access: 'active-mentor',
  summary:
    'Open a room for the learners who follow an own published path, or close it: then it can be read only. Learners who have joined long before are not in it.',
  params,
  body: Type.Object({ open: Type.Boolean() }),
  reply: OwnersRoom,
})
