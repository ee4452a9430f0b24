import Type, { type Static } from 'typebox'
import { EnteredText, REQUIRED } from '../../api/enteredTexts'
import { WORKSHOP_MESSAGE_MAX } from './workshopLimits'
import { endpoint } from '../../api/endpoint'
import { Empty, Id, Pagination, Timestamp, pageQuery } from '../../api/wire'

/** Messages from the mentor of a workshop to the learners with a seat. */

const params = Type.Object({ id: Id })

export const WorkshopMessage = Type.Object({
  id: Id,
  text: Type.String(),
  sentAt: Timestamp,
  /** True if operators or reports have hidden the message. Only the mentor still sees it. */
  isHidden: Type.Optional(Type.Boolean()),
})
export type WorkshopMessage = Static<typeof WorkshopMessage>

export const WorkshopMessages = Type.Object({
  messages: Type.Array(WorkshopMessage),
  pagination: Pagination,
})
export type WorkshopMessages = Static<typeof WorkshopMessages>

/** `reason` of a refused message: the workshop is not open, or it ended too long ago. */
export const MESSAGES_CLOSED = 'messages_closed'

export const getWorkshopMessages = endpoint({
  method: 'GET',
  path: '/workshops/:id/messages',
  access: 'session',
  summary: 'What the mentor has written to those with a seat, the latest first. For them and for the mentor.',
  params,
  query: Type.Object({ page: Type.Optional(pageQuery.page) }),
  reply: WorkshopMessages,
})

export const sendWorkshopMessage = endpoint({
  method: 'POST',
  path: '/mentor/workshops/:id/messages',
  access: 'active-mentor',
  rateLimit: 'booking',
  summary:
    'Write to everybody with a seat: at most 3 times within 24 hours, and until 7 days after the end. Repeated with the same `id` and text it is sent once. `session_changed` with the reason `messages_closed` if the workshop is not open, or was over long ago.',
  params,
  body: Type.Object({ id: Id, text: EnteredText(WORKSHOP_MESSAGE_MAX * 4, REQUIRED) }),
  reply: WorkshopMessage,
})

export const takeBackWorkshopMessage = endpoint({
  method: 'POST',
  path: '/mentor/workshops/:id/messages/:messageId/take-back',
  access: 'mentor',
  summary:
    'Take an own message back: it is not shown any more. It still counts for the limit of a day. Twice changes nothing.',
  params: Type.Object({ id: Id, messageId: Id }),
  body: Empty,
  reply: Empty,
})
