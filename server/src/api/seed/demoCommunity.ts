import type { SentQuestion } from '@mentor-connect/contract/community/posts'
import type { Role } from '@mentor-connect/contract/accounts/people'
import questions from '../../../demo/community.json'
import { hashOf } from '../../community/posts/checkPost'
import { insertAnswer, insertQuestion, setAccepted, setHelpful } from '../../community/posts/posts.repo'
import { questionColumns } from '../../community/posts/postTexts'
import { refreshQuestion } from '../../community/posts/questionState.repo'
import { followQuestion } from '../../community/follows/follows.repo'
import type { Tx } from '../../kernel/database/schema'
import { LEARNERS, MENTORS } from './demoContent'
import { daysBefore } from './rows'

interface DemoAnswer {
  by: string
  /** Number of learners who have marked the post as helpful. */
  helps: number
  text: string
  isAccepted?: boolean
}

type DemoQuestion = Omit<SentQuestion, 'pictures'> & {
  id: string
  by: string
  daysAgo: number
  answers: DemoAnswer[]
}

/** Writes questions and answers of the community. All of them count as approved. */
export async function writeDemoCommunity(tx: Tx, now: Date) {
  for (const question of questions as DemoQuestion[]) await writeOne(tx, question, now)
}

/**
 * Returns the person with this id.
 *
 * @throws Error if the demo content has no such person
 */
function personOf(id: string): { person_id: string; role: Role } {
  if (LEARNERS.some((learner) => learner.id === id)) return { person_id: id, role: 'user' }
  if (MENTORS.some((mentor) => mentor.id === id)) return { person_id: id, role: 'mentor' }
  throw new Error(`the demo has no person ${id}`)
}

async function writeOne(tx: Tx, question: DemoQuestion, now: Date) {
  const { by, daysAgo, answers } = question
  const id = `demo-${question.id}`
  const asker = personOf(by)
  const at = daysBefore(now, daysAgo)
  const shown = { waits_since: null, created_at: at, approved_at: at }
  await insertQuestion(tx, { ...(await questionColumns(question)), ...asker, ...shown, id, changed_at: at })
  await followQuestion(tx, id, { personId: asker.person_id, role: asker.role }, at)
  for (const [index, answer] of answers.entries())
    await writeAnswer(tx, { ...question, id }, { answer, index, now })
  await refreshQuestion(tx, id, at)
}

async function writeAnswer(
  tx: Tx,
  { id: questionId, by, daysAgo, language }: DemoQuestion,
  { answer, index, now }: { answer: DemoAnswer; index: number; now: Date },
) {
  const id = `${questionId}-${index + 1}`
  const { text } = answer
  const at = daysBefore(now, Math.max(0, daysAgo - 1 - index))
  const author = personOf(answer.by)
  const shown = { waits_since: null, created_at: at, approved_at: at }
  const row = { id, question_id: questionId, language, text, text_hash: hashOf(text) }
  await insertAnswer(tx, { ...row, ...author, ...shown })
  const helped = LEARNERS.filter((learner) => learner.id !== answer.by && learner.id !== by)
  for (const learner of helped.slice(0, answer.helps))
    await setHelpful(tx, { answerId: id, personId: learner.id }, true)
  if (answer.isAccepted) await setAccepted(tx, questionId, id)
}
