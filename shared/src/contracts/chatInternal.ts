import Type, { type Static } from 'typebox'
import { CHAT_DETAILS_MAX } from './chatLimits'
import { endpoint } from './endpoint'
import { Role } from './people'
import { Id } from './wire'

/** Header that carries the key which only the services know. */
export const SERVICE_KEY_HEADER = 'x-service-key'

export const Contact = Type.Object({ _id: Id, name: Type.String(), email: Type.String(), role: Role })
export type Contact = Static<typeof Contact>

export const getContacts = endpoint({
  method: 'POST',
  path: '/internal/contacts',
  access: 'public',
  summary: 'For the chat service, with the service key: where to mail people.',
  body: Type.Object({ userIds: Type.Array(Id, { maxItems: CHAT_DETAILS_MAX }) }),
  reply: Type.Object({ contacts: Type.Array(Contact) }),
})
