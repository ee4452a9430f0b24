import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { EnteredLine, EnteredText, REQUIRED } from '../api/enteredTexts'
import { LessonFilePath } from '../api/files'
import { Empty, Id, literals } from '../api/wire'
import { IMAGE } from '../rules/uploads'
import {
  COMMUNITY_LANGUAGES,
  PICTURE_ALT_MAX,
  PICTURES_MAX,
  POST_TEXT_MAX,
  POST_TITLE_MAX,
  TAGS_MAX,
} from './communityRules'
import { SubjectId } from './questions'

/** Writing questions and answers. Reasons of a 403 are in `POST_REFUSALS`, and `contact_limited` for limited accounts. */

/** A picture that the caller has uploaded before. */
const SentPicture = Type.Object({
  file: LessonFilePath,
  width: Type.Integer({ minimum: 1, maximum: 10_000 }),
  height: Type.Integer({ minimum: 1, maximum: 10_000 }),
  alt: EnteredLine(PICTURE_ALT_MAX * 4),
})
export type SentPicture = Static<typeof SentPicture>

const pictures = Type.Optional(Type.Array(SentPicture, { maxItems: PICTURES_MAX }))
const Text = EnteredText(POST_TEXT_MAX * 4, REQUIRED)
const language = literals(COMMUNITY_LANGUAGES)

const sentQuestion = {
  title: EnteredLine(POST_TITLE_MAX * 4, REQUIRED),
  text: Text,
  subject: SubjectId,
  /** Further subjects. The first subject and repeated ones are left out. */
  tags: Type.Array(SubjectId, { maxItems: TAGS_MAX }),
  language,
  pictures,
}
export const SentQuestion = Type.Object(sentQuestion)
export type SentQuestion = Static<typeof SentQuestion>

const sentAnswer = { text: Text, language, pictures }
export const SentAnswer = Type.Object(sentAnswer)
export type SentAnswer = Static<typeof SentAnswer>

const questionParams = Type.Object({ id: Id })
const answerParams = Type.Object({ id: Id, answerId: Id })
/** True if an operator reads the post before others see it. */
const Written = Type.Object({ isWaiting: Type.Boolean() })

export const askCommunity = endpoint({
  method: 'POST',
  path: '/community/questions',
  access: 'session',
  rateLimit: 'communityQuestion',
  summary: 'Ask. The id is made by the client, so that a repeated request asks once. The caller follows it.',
  body: Type.Object({ id: Id, ...sentQuestion }),
  reply: Written,
})

export const answerCommunity = endpoint({
  method: 'POST',
  path: '/community/questions/:id/answers',
  access: 'session',
  rateLimit: 'communityAnswer',
  summary: 'Answer. The id is made by the client, so that a repeated request answers once.',
  params: questionParams,
  body: Type.Object({ id: Id, ...sentAnswer }),
  reply: Written,
})

export const editCommunityQuestion = endpoint({
  method: 'POST',
  path: '/community/questions/:id/edit',
  access: 'session',
  rateLimit: 'communityAnswer',
  summary: 'Change a question of the caller. A refused one waits for an operator again.',
  params: questionParams,
  body: SentQuestion,
  reply: Written,
})

export const editCommunityAnswer = endpoint({
  method: 'POST',
  path: '/community/questions/:id/answers/:answerId/edit',
  access: 'session',
  rateLimit: 'communityAnswer',
  summary: 'Change an answer of the caller. A refused one waits for an operator again.',
  params: answerParams,
  body: SentAnswer,
  reply: Written,
})

export const removeCommunityQuestion = endpoint({
  method: 'POST',
  path: '/community/questions/:id/remove',
  access: 'session',
  summary:
    'Delete a question of the caller. If others have answered, it stays without author and without text. Twice changes nothing.',
  params: questionParams,
  body: Empty,
  reply: Empty,
})

export const removeCommunityAnswer = endpoint({
  method: 'POST',
  path: '/community/questions/:id/answers/:answerId/remove',
  access: 'session',
  summary: 'Delete an answer of the caller. Twice changes nothing.',
  params: answerParams,
  body: Empty,
  reply: Empty,
})

export const acceptCommunityAnswer = endpoint({
  method: 'POST',
  path: '/community/questions/:id/accept',
  access: 'session',
  summary: 'Accept one answer, or none: for who has asked. Twice changes nothing.',
  params: questionParams,
  body: Type.Object({ answerId: Type.Union([Id, Type.Null()]) }),
  reply: Empty,
})

export const markCommunityHelpful = endpoint({
  method: 'POST',
  path: '/community/questions/:id/answers/:answerId/helpful',
  access: 'session',
  summary: 'Say whether an answer of somebody else has helped the caller. Twice changes nothing.',
  params: answerParams,
  body: Type.Object({ helpful: Type.Boolean() }),
  reply: Empty,
})

export const blockPostAuthor = endpoint({
  method: 'POST',
  path: '/community/questions/:id/block-author',
  access: 'user',
  summary:
    'For learners: block the learner who has asked, or who has written this answer, in the community, in rooms and in projects. The other one is not told. The list of blocked people lifts it.',
  params: questionParams,
  body: Type.Object({ answerId: Type.Optional(Id) }),
  reply: Type.Object({ blocked: Type.Literal(true) }),
})

export const uploadPostPicture = endpoint({
  method: 'POST',
  path: '/community/pictures',
  access: 'session',
  rateLimit: 'postPicture',
  summary: 'Store a picture for a post, uncropped, at most as large as it is shown.',
  files: { picture: { ...IMAGE, required: true } },
  reply: Type.Object({ file: LessonFilePath, width: Type.Integer(), height: Type.Integer() }),
})
