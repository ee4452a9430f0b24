import type { Role } from '@mentor-connect/contract/accounts/people'
import type { CommunityLanguage } from '@mentor-connect/contract/community/communityRules'
import type { Generated } from 'kysely'
import type { Flag, Instant } from './columnTypes'

interface Post {
  id: string
  /** Id of the author; empty after the account was deleted, or after the author gave up the question. */
  person_id: string
  role: Role
  language: CommunityLanguage
  /** 1 while everybody can read the post. */
  listed: Generated<Flag>
  /** Number of people who have marked the answer as helpful. */
  helpful: Generated<number>
  /** Number of changes so far. */
  version: Generated<number>
  created_at: Instant
  edited_at: Generated<Instant | null>
  /** The time at which the post began to wait for an operator; null if it does not wait. */
  waits_since: Instant | null
  /** The time at which the post was first shown to everybody; null before that. */
  approved_at: Instant | null
  /** The time at which reports or an operator hid the post. Its author still sees it. */
  hidden_at: Generated<Instant | null>
  /** The time at which the author deleted the post. The row stays as evidence. */
  removed_at: Generated<Instant | null>
  /** 1 if an operator has decided on the post. Reports then no longer hide it. */
  reviewed: Generated<Flag>
  /** Hash of the text, by which repeated texts of one person are found. */
  text_hash: string
  /** The reason for which an operator refused the post; null if it was not refused. */
  refusal: Generated<string | null>
  text: string
}

interface CommunityQuestionsTable extends Post {
  /** Id of a subject. */
  subject: string
  /** Number of answers that everybody can read. */
  answers: Generated<number>
  accepted_answer: Generated<string | null>
  /** The time of the last change to anything on the question's page. */
  changed_at: Instant
  /** JSON list of ids of subjects. */
  tags: string
  title: string
  /** The searched text (`searchTextOf`). */
  search_text: string
}

interface CommunityAnswersTable extends Post {
  question_id: string
  /** 1 if the person who asked has accepted the answer. */
  accepted: Generated<Flag>
}

/**
 * Lists of questions by topic. A question is in the lists of its subject, its broader subjects and its tags,
 * and in the list of all questions, whose topic is empty. Only questions that everybody can read are listed.
 */
interface CommunityTopicsTable {
  topic: string
  question_id: string
  language: CommunityLanguage
  has_answer: Flag
  helpful: number
  asked_at: Instant
}

/** The people who have marked an answer as helpful. */
interface CommunityHelpfulTable {
  answer_id: string
  person_id: string
}

/** A picture of a question or of an answer. Each picture belongs to one post. */
interface CommunityPicturesTable {
  /** The path by which the post refers to the file. */
  path: string
  question_id: string | null
  answer_id: string | null
  position: number
  width: number
  height: number
  alt: string
}

/** Earlier texts of accepted answers that were changed later. They are evidence for cases. */
interface CommunityFormerTextsTable {
  answer_id: string
  version: number
  replaced_at: Instant
  text: string
}

interface CommunityFollowedQuestionsTable {
  question_id: string
  person_id: string
  role: Role
  followed_at: Instant
}

interface CommunityFollowedSubjectsTable {
  person_id: string
  subject: string
}

/** The next weekly mail of people who follow subjects. */
interface CommunityDigestsTable {
  person_id: string
  role: Role
  /** The mail contains the questions that were published after this time. */
  since: Instant
  mail_at: Instant
}

export interface CommunityTables {
  community_questions: CommunityQuestionsTable
  community_answers: CommunityAnswersTable
  community_topics: CommunityTopicsTable
  community_helpful: CommunityHelpfulTable
  community_pictures: CommunityPicturesTable
  community_former_texts: CommunityFormerTextsTable
  community_followed_questions: CommunityFollowedQuestionsTable
  community_followed_subjects: CommunityFollowedSubjectsTable
  community_digests: CommunityDigestsTable
}
