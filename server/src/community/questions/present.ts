import { EXCERPT_MAX } from '@mentor-connect/contract/community/communityRules'
import { plainPost } from '@mentor-connect/contract/community/postText'
import type { CommunityAuthor, PostPicture, PostState } from '@mentor-connect/contract/community/questions'
import type { Role } from '@mentor-connect/contract/accounts/people'
import { firstGraphemes } from '@mentor-connect/contract/rules/graphemes'
import { shortName } from '../../accounts/people/shortName'
import { tagsOf } from '../posts/questionState.repo'
import type { Done } from './done.query'
import type { AnswerRow, QuestionRow } from './questions.query'

/**
 * The person who reads, with the ids of people whose posts this person sees collapsed; null for the public
 * view.
 */
export type Reader = { personId: string; role: Role; blocked: readonly string[] } | null

interface AuthorRow {
  person_id: string
  role: Role
  learnerName: string | null
  mentorName: string | null
  mentorStatus: 'active' | 'inactive' | null
}

function toAuthor(row: AuthorRow, done: Done | undefined): CommunityAuthor {
  const acts = done && { done: { answers: done.answers, accepted: done.accepted } }
  if (row.person_id === '') return { name: '' }
  if (row.role === 'user') return { name: shortName(row.learnerName ?? ''), ...acts }
  return {
    name: row.mentorName ?? '',
    isMentor: true,
    ...(row.mentorStatus === 'active' && { mentorId: row.person_id }),
    ...acts,
  }
}

interface StatedRow {
  person_id: string
  approved_at: string | null
  hidden_at: string | null
  refusal: string | null
}

export function stateOf({ approved_at, hidden_at, refusal }: StatedRow): PostState | undefined {
  if (hidden_at !== null) return 'hidden'
  if (approved_at !== null) return undefined
  return refusal === null ? 'waiting' : 'refused'
}

/** Returns the facts about a post that only signed-in readers get. */
function ofReader(row: StatedRow & Pick<AuthorRow, 'role'>, reader: Reader) {
  if (!reader || row.person_id === '') return {}
  if (row.person_id !== reader.personId) return ofOthers(row, reader)
  const state = stateOf(row)
  return {
    isOwn: true as const,
    ...(state && { state }),
    ...(state === 'refused' && { reason: row.refusal ?? '' }),
  }
}

function ofOthers({ person_id, role }: Pick<AuthorRow, 'person_id' | 'role'>, reader: NonNullable<Reader>) {
  if (reader.blocked.includes(person_id)) return { isFolded: true as const }
  return role === 'user' && reader.role === 'user' ? { canBlock: true as const } : {}
}

type Shared = Pick<QuestionRow, 'id' | 'language' | 'created_at' | 'edited_at' | 'helpful'> &
  AuthorRow &
  StatedRow

const toPost = (row: Shared, done: Done | undefined, reader: Reader) => ({
  id: row.id,
  author: toAuthor(row, done),
  language: row.language,
  createdAt: row.created_at,
  ...(row.edited_at !== null && { editedAt: row.edited_at }),
  helpful: row.helpful,
  ...ofReader(row, reader),
})

const toHeading = (row: QuestionRow, done: Done | undefined, reader: Reader) => ({
  ...toPost(row, done, reader),
  subject: row.subject,
  tags: tagsOf(row),
  title: row.title,
  answers: row.answers,
  isAnswered: row.accepted_answer !== null,
})

export const toExcerpt = (text: string) => firstGraphemes(plainPost(text), EXCERPT_MAX)

export const toSummary = (row: QuestionRow, done: Done | undefined, reader: Reader) => ({
  ...toHeading(row, done, reader),
  excerpt: toExcerpt(row.text),
})

interface Around {
  done: Done | undefined
  pictures: PostPicture[]
  reader: Reader
}

export const toQuestion = (row: QuestionRow, { done, pictures, reader }: Around) => ({
  ...toHeading(row, done, reader),
  text: row.text,
  pictures,
})

export const toAnswer = (row: AnswerRow, { done, pictures, reader }: Around) => ({
  ...toPost(row, done, reader),
  text: row.text,
  pictures,
  ...(row.accepted === 1 && { isAccepted: true as const }),
  ...(Number(row.hasHelped) > 0 && { hasHelped: true as const }),
})
