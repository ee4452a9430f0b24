import type { SentAnswer, SentQuestion } from '@mentor-connect/contract/community/posts'
import { ANSWERS_MAX } from '@mentor-connect/contract/community/communityRules'
import { blockedPeopleOf } from '../../accounts/people/blockedPairs.repo'
import type { Session } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { followQuestion } from '../follows/follows.repo'
import { queueAnnouncement } from './announce'
import { checkPost, hashOf, isReadFirst, requireWriting } from './checkPost'
import { replacePictures } from './pictures.repo'
import * as posts from './posts.repo'
import { questionColumns, readAnswer, wholeText } from './postTexts'
import { lockQuestion, refreshQuestion, type StoredQuestion } from './questionState.repo'

type Dependencies = Pick<ApiDependencies, 'db' | 'jobs' | 'clock'>

/** Result of writing a post: whether an operator reads it first. */
interface Written {
  isWaiting: boolean
}

/** Writes and changes questions and answers. */
export function postService({ db, jobs, clock }: Dependencies) {
  const within = <Result>(act: (tx: Tx) => Promise<Result>) => db.transaction().execute(act)

  return {
    ask: (sent: SentQuestion & { id: string }, session: Session) =>
      within(async (tx): Promise<Written> => {
        const { personId, role } = session
        await requireWriting(tx, session)
        const { id } = sent
        const earlier = await lockQuestion(tx, id)
        if (earlier) return repeated(earlier, personId)
        const columns = await questionColumns(sent)
        const first = await isReadFirst(tx, session)
        const at = clock()
        const post = { kind: 'question', id } as const
        await checkPost(tx, { ...post, personId, text: wholeText(columns), isReadFirst: first, now: at })
        const now = at.toISOString()
        const row = { ...columns, id, person_id: personId, role, created_at: now, changed_at: now }
        if (!(await posts.insertQuestion(tx, { ...row, ...shownAt(now, first) }))) throw takenId()
        await replacePictures(tx, post, { authorId: personId, pictures: sent.pictures })
        await followQuestion(tx, id, { personId, role }, now)
        await refreshQuestion(tx, id, now)
        return { isWaiting: first }
      }),

    answer: (questionId: string, sent: SentAnswer & { id: string }, session: Session) =>
      within(async (tx): Promise<Written> => {
        const { personId, role } = session
        await requireWriting(tx, session)
        const { id, language } = sent
        await openQuestion(tx, questionId, personId)
        const earlier = await posts.findAnswer(tx, id)
        if (earlier) return repeated(earlier, personId)
        if ((await posts.countAnswers(tx, questionId)) >= ANSWERS_MAX) throw errors.refused('answers_full')
        const text = readAnswer(sent.text)
        const first = await isReadFirst(tx, session)
        const at = clock()
        const post = { kind: 'answer', id } as const
        await checkPost(tx, { ...post, personId, text, isReadFirst: first, now: at })
        const now = at.toISOString()
        const row = { id, question_id: questionId, person_id: personId, role, language, created_at: now }
        const texts = { text, text_hash: hashOf(text) }
        if (!(await posts.insertAnswer(tx, { ...row, ...texts, ...shownAt(now, first) }))) throw takenId()
        await replacePictures(tx, post, { authorId: personId, pictures: sent.pictures })
        await refreshQuestion(tx, questionId, now)
        if (!first) await queueAnnouncement(tx, { jobs }, id)
        return { isWaiting: first }
      }),

    edit: (id: string, sent: SentQuestion, session: Session) =>
      within(async (tx): Promise<Written> => {
        const { personId } = session
        await requireWriting(tx, session)
        const row = await lockQuestion(tx, id)
        if (!row || row.person_id !== personId || row.removed_at !== null) throw errors.notFound('Question')
        const columns = await questionColumns(sent)
        const first = await isReadFirst(tx, session)
        const post = { kind: 'question', id } as const
        const at = clock()
        await checkPost(tx, { ...post, personId, text: wholeText(columns), isReadFirst: first, now: at })
        const now = at.toISOString()
        await posts.updateQuestion(tx, id, { ...columns, ...editedAt(row, { first, now }) })
        await replacePictures(tx, post, { authorId: personId, pictures: sent.pictures })
        await refreshQuestion(tx, id, now)
        return { isWaiting: first || row.approved_at === null }
      }),

    editAnswer: (questionId: string, id: string, sent: SentAnswer, session: Session) =>
      within(async (tx): Promise<Written> => {
        const { personId } = session
        await requireWriting(tx, session)
        await lockQuestion(tx, questionId)
        const row = await posts.findAnswer(tx, id)
        if (row?.question_id !== questionId || row.person_id !== personId || row.removed_at !== null)
          throw errors.notFound('Answer')
        const text = readAnswer(sent.text)
        const first = await isReadFirst(tx, session)
        const post = { kind: 'answer', id } as const
        const at = clock()
        await checkPost(tx, { ...post, personId, text, isReadFirst: first, now: at })
        const now = at.toISOString()
        if (row.accepted === 1 && row.text !== text) await posts.keepFormerText(tx, row, now)
        const texts = { text, text_hash: hashOf(text), language: sent.language }
        await posts.updateAnswer(tx, id, { ...texts, ...editedAt(row, { first, now }) })
        await replacePictures(tx, post, { authorId: personId, pictures: sent.pictures })
        await refreshQuestion(tx, questionId, now)
        return { isWaiting: first || row.approved_at === null }
      }),
  }
}

/** Returns the columns of a new post, which is either shown immediately or waits for an operator. */
const shownAt = (now: string, isReadFirst: boolean) =>
  isReadFirst ? { waits_since: now, approved_at: null } : { waits_since: null, approved_at: now }

/**
 * Returns the columns of an edited post. A post that was never shown waits for an operator again, even if it
 * was refused before. A post that was shown also waits while posts of its author are read first, because
 * nobody has read the new text. Reports can hide the new text regardless of the decision about the previous
 * one.
 */
const editedAt = (
  { approved_at, version }: { approved_at: string | null; version: number },
  { first, now }: { first: boolean; now: string },
) => ({
  edited_at: now,
  version: version + 1,
  reviewed: 0 as const,
  ...((first || approved_at === null) && { approved_at: null, waits_since: now, refusal: null }),
})

/** Returns the response to a repeated request, which changes nothing. */
function repeated(row: { person_id: string; approved_at: string | null }, personId: string): Written {
  if (row.person_id !== personId) throw takenId()
  return { isWaiting: row.approved_at === null }
}

const takenId = () => errors.invalidInput({ id: 'Choose another id.' })

/**
 * Locks a question that everybody can read, and returns it.
 *
 * @throws ApiError `forbidden` if there is a block between the caller and the asker; the error does not
 * reveal this reason
 */
export async function openQuestion(tx: Tx, id: string, personId: string): Promise<StoredQuestion> {
  const question = await lockQuestion(tx, id)
  if (question?.listed !== 1) throw errors.notFound('Question')
  if (question.person_id !== '' && (await blockedPeopleOf(tx, personId)).includes(question.person_id))
    throw errors.forbidden()
  return question
}
