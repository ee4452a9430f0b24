import Type from 'typebox'
import { endpoint } from '../api/endpoint'
import { Mentor } from '../accounts/people'
import { Id } from '../api/wire'

export const getMentors = endpoint({
  method: 'GET',
  path: '/mentor/get-mentor',
  access: 'public',
  rateLimit: 'search',
  summary: 'The active mentors. Contact data is there for signed-in readers only.',
  reply: Type.Array(Mentor),
})

export const getMentor = endpoint({
  method: 'GET',
  path: '/mentor/get-mentor/:id',
  access: 'public',
  summary: 'One active mentor. Contact data is there for signed-in readers only.',
  params: Type.Object({ id: Id }),
  reply: Mentor,
})
