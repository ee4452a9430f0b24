import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { LessonFilePath } from '../api/files'
import { Id, Timestamp, literals } from '../api/wire'
import { SEARCH_MAX } from '../rules/limits'
import {
  ANSWERS_MAX,
  COMMUNITY_LANGUAGES,
  COMMUNITY_ORDERS,
  PICTURES_MAX,
  POST_TITLE_MAX,
  SIMILAR_MAX,
  TAGS_MAX,
} from './communityRules'

/** Questions of the community and their answers, as everybody reads them, and as a signed-in person does. */

/** Id of a subject (`SUBJECTS`). */
export const SubjectId = Type.String({ maxLength: 40, pattern: '^[a-z-]+$' })

/** `next` of the previous page. */
export const After = Type.Optional(Type.String({ maxLength: 200 }))

/**
 * The author of a post. It has no id of a learner, because learners may be minors, and nobody must be able to look them
 * up or to write to them from here.
 */
export const CommunityAuthor = Type.Object({
  /** First name and initial of a learner, the name of a mentor; empty once the account is deleted. */
  name: Type.String(),
  isMentor: Type.Optional(Type.Literal(true)),
  /** Id of the mentor's public page. Absent for learners, and for mentors who have no such page. */
  mentorId: Type.Optional(Id),
  /** Numbers of the person's answers that others can read, and of those that were accepted. Absent if there are none. */
  done: Type.Optional(Type.Object({ answers: Type.Integer(), accepted: Type.Integer() })),
})
export type CommunityAuthor = Static<typeof CommunityAuthor>

export const PostPicture = Type.Object({
  /** URL path on the API. */
  file: LessonFilePath,
  width: Type.Integer(),
  height: Type.Integer(),
  /** Description for people who do not see it; empty if the author has written none. */
  alt: Type.String(),
})
export type PostPicture = Static<typeof PostPicture>

const language = literals(COMMUNITY_LANGUAGES)

const post = {
  id: Id,
  author: CommunityAuthor,
  /** Language of the text, for the attribute `lang`. */
  language,
  createdAt: Timestamp,
  editedAt: Type.Optional(Timestamp),
  /** Number of people whom the answer, or the answers to the question, have helped. */
  helpful: Type.Integer(),
}

/**
 * State of a post that others do not see. `waiting`: an operator reads it first · `refused`: an operator has refused it ·
 * `hidden`: it was reported and hidden.
 */
export const POST_STATES = ['waiting', 'refused', 'hidden'] as const
export type PostState = (typeof POST_STATES)[number]

/** The facts about a post that only signed-in readers get. */
const ofReader = {
  isOwn: Type.Optional(Type.Literal(true)),
  /** Present if only the author sees the post. */
  state: Type.Optional(literals(POST_STATES)),
  /** Present if the state is `refused`: the reason that the operator has written. */
  reason: Type.Optional(Type.String()),
  /** Present and true if the reader and the author have blocked each other: the post is folded. */
  isFolded: Type.Optional(Type.Literal(true)),
  /** Present and true if the reader can block the author, who is another learner. */
  canBlock: Type.Optional(Type.Literal(true)),
}

const topics = {
  subject: SubjectId,
  tags: Type.Array(SubjectId, { maxItems: TAGS_MAX }),
}

const summary = {
  ...post,
  ...topics,
  /** Title of the question; empty once the author's account is deleted. */
  title: Type.String(),
  /** The beginning of the text, in one line. */
  excerpt: Type.String(),
  answers: Type.Integer(),
  /** True if the asker has accepted an answer. */
  isAnswered: Type.Boolean(),
}
export const QuestionSummary = Type.Object(summary)
export type QuestionSummary = Static<typeof QuestionSummary>

export const ReadersSummary = Type.Object({ ...summary, ...ofReader })
export type ReadersSummary = Static<typeof ReadersSummary>

const content = { text: Type.String(), pictures: Type.Array(PostPicture, { maxItems: PICTURES_MAX }) }

const { excerpt: _excerpt, ...questionParts } = summary
export const CommunityQuestion = Type.Object({ ...questionParts, ...content })
export type CommunityQuestion = Static<typeof CommunityQuestion>

const answerParts = {
  ...post,
  ...content,
  isAccepted: Type.Optional(Type.Literal(true)),
}
export const CommunityAnswer = Type.Object(answerParts)
export type CommunityAnswer = Static<typeof CommunityAnswer>

const SimilarQuestion = Type.Object({
  id: Id,
  title: Type.String(),
  language,
  answers: Type.Integer(),
  isAnswered: Type.Boolean(),
})
export type SimilarQuestion = Static<typeof SimilarQuestion>
const similar = Type.Array(SimilarQuestion, { maxItems: SIMILAR_MAX })

export const CommunityQuestionPage = Type.Object({
  question: CommunityQuestion,
  /** First the accepted answer, then those that have helped most people, then the oldest. */
  answers: Type.Array(CommunityAnswer, { maxItems: ANSWERS_MAX }),
  similar,
})
export type CommunityQuestionPage = Static<typeof CommunityQuestionPage>

export const ReadersQuestion = Type.Object({ ...CommunityQuestion.properties, ...ofReader })
export const ReadersAnswer = Type.Object({
  ...answerParts,
  ...ofReader,
  /** Present and true if the caller has marked the answer as helpful. */
  hasHelped: Type.Optional(Type.Literal(true)),
})
export type ReadersAnswer = Static<typeof ReadersAnswer>

export const ReadersQuestionPage = Type.Object({
  question: ReadersQuestion,
  answers: Type.Array(ReadersAnswer, { maxItems: ANSWERS_MAX }),
  similar,
  /** True if the caller is told of new answers. */
  isFollowed: Type.Boolean(),
  /** True if the caller may accept an answer. */
  canAccept: Type.Boolean(),
  /** True if the caller may answer. */
  canAnswer: Type.Boolean(),
})
export type ReadersQuestionPage = Static<typeof ReadersQuestionPage>

const listQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: SEARCH_MAX })),
  /** Questions with this subject, with a narrower one, or with it as a tag. */
  subject: Type.Optional(SubjectId),
  language: Type.Optional(language),
  /** Default: `newest`, or the best matches of a search. */
  order: Type.Optional(literals(COMMUNITY_ORDERS)),
  after: After,
})

const listMeta = {
  next: Type.Union([Type.String(), Type.Null()]),
  /** Present if no question contains the words as they were typed: the words that were searched instead. */
  searchedFor: Type.Optional(Type.String()),
}

export const listQuestions = endpoint({
  method: 'GET',
  path: '/community/questions',
  access: 'public',
  rateLimit: 'search',
  summary: 'A page of questions, with search, subject, language and order. It is the same for every reader.',
  query: listQuery,
  reply: Type.Object({ questions: Type.Array(QuestionSummary), ...listMeta }),
})

export const listReadersQuestions = endpoint({
  method: 'GET',
  path: '/community/reader/questions',
  access: 'session',
  rateLimit: 'search',
  summary: 'The same page with what concerns the caller: own questions, and those of people who are blocked.',
  query: listQuery,
  reply: Type.Object({ questions: Type.Array(ReadersSummary), ...listMeta }),
})

export const listCommunitySubjects = endpoint({
  method: 'GET',
  path: '/community/subjects',
  access: 'public',
  rateLimit: 'search',
  summary:
    'The subjects that have questions, in the order of the subjects. Counts end at 99; a larger one is sent as 100.',
  reply: Type.Array(
    Type.Object({ subject: SubjectId, questions: Type.Integer(), unanswered: Type.Integer() }),
  ),
})

export const getCommunityQuestion = endpoint({
  method: 'GET',
  path: '/community/questions/:id',
  access: 'public',
  summary:
    'A question with its answers and similar ones. `not_found` with the reason `removed` once it was shown and is deleted. It is the same for every reader.',
  params: Type.Object({ id: Id }),
  reply: CommunityQuestionPage,
})

export const getReadersQuestion = endpoint({
  method: 'GET',
  path: '/community/reader/questions/:id',
  access: 'session',
  summary: 'The same page with what concerns the caller, who also sees own posts that others do not see.',
  params: Type.Object({ id: Id }),
  reply: ReadersQuestionPage,
})

export const findSimilarQuestions = endpoint({
  method: 'GET',
  path: '/community/similar',
  access: 'session',
  rateLimit: 'search',
  summary: 'Questions that are similar to a title that is being written, in either script.',
  query: Type.Object({ title: Type.String({ maxLength: POST_TITLE_MAX * 4 }) }),
  reply: similar,
})
