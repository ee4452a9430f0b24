import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { Id, literals, Timestamp } from '../api/wire'
import { PostPicture } from '../community/questions'
import { After, orNull, pageOf, Reason } from './lists'

const reviewers = { roles: ['reviewer'] } as const

export const POST_KINDS = ['question', 'answer'] as const
const Kind = literals(POST_KINDS)
const Version = Type.Integer({ minimum: 0, maximum: 1_000_000 })
const params = Type.Object({ kind: Kind, id: Id })

/** A question or an answer of the community that an operator reads before others see it. */
const WaitingPost = Type.Object({
  kind: Kind,
  id: Type.String(),
  /** Title of the question. */
  title: Type.String(),
  subject: Type.String(),
  language: Type.String(),
  author: Type.Object({ id: Type.String(), role: literals(['user', 'mentor']), name: Type.String() }),
  waitsSince: Timestamp,
})
export type WaitingPost = Static<typeof WaitingPost>

export const PostToDecide = Type.Object({
  ...WaitingPost.properties,
  text: Type.String(),
  pictures: Type.Array(PostPicture),
  /** Text of the question, if the post is an answer. */
  question: orNull(Type.String()),
  /** A decision names the version that the operator has read. */
  version: Version,
})
export type PostToDecide = Static<typeof PostToDecide>

export const listWaitingPosts = endpoint({
  method: 'GET',
  path: '/api/community',
  access: 'operator',
  operators: reviewers,
  summary: 'Posts of the community that wait for a decision, the longest waiting first.',
  query: Type.Object({ after: After }),
  reply: pageOf(WaitingPost),
})

export const getWaitingPost = endpoint({
  method: 'GET',
  path: '/api/community/:kind/:id',
  access: 'operator',
  operators: reviewers,
  summary: 'One post that waits for a decision, with its text.',
  params,
  reply: PostToDecide,
})

export const approvePost = endpoint({
  method: 'POST',
  path: '/api/community/:kind/:id/approve',
  access: 'operator',
  operators: reviewers,
  summary: 'Shows a post to everybody. `edit_conflict` if it was changed or decided in the meantime.',
  params,
  body: Type.Object({ version: Version }),
  reply: Type.Object({ id: Id }),
})

export const refusePost = endpoint({
  method: 'POST',
  path: '/api/community/:kind/:id/refuse',
  access: 'operator',
  operators: reviewers,
  summary: 'Gives a post back to its author, who reads the reason and can change it.',
  params,
  body: Type.Object({ version: Version, reason: Reason }),
  reply: Type.Object({ id: Id }),
})
