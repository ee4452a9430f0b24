import { lockAccount } from '../../accounts/people/credentials.repo'
import { notifier } from '../../messages/notifications/notifier'
import { conflict, errors } from '../../platform/http/errors'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { queueAnnouncement } from './announce'
import type { PostKey } from './pictures.repo'
import { findAnswer, findQuestion, updateAnswer, updateQuestion } from './posts.repo'
import { lockQuestion, refreshQuestion } from './questionState.repo'

/** Makes further writes in the transaction, such as the audit record. */
type Also = (tx: Tx) => Promise<unknown>

/** Decisions of operators about the first posts of people. */
export function postApproval({ db, jobs, clock }: Pick<ApiDependencies, 'db' | 'jobs' | 'clock'>) {
  const notifications = notifier({ jobs, clock })

  /** @param version the version of the post that the operator has read */
  const decide = (post: PostKey, version: number, decision: Decision, also: Also = async () => undefined) =>
    db.transaction().execute(async (tx) => {
      const found = await findPost(tx, post)
      if (found) await lockAccount(tx, found.role, found.person_id)
      await also(tx)
      const row = await lockPost(tx, post)
      if (!row) throw errors.notFound('Post')
      if (row.waits_since === null || row.version !== version) throw decidedMeanwhile()
      const now = clock().toISOString()
      await update(tx, post, {
        ...changesOf(decision, now),
        waits_since: null,
        version: version + 1,
        reviewed: 1,
      })
      await refreshQuestion(tx, row.questionId, now)
      if (post.kind === 'answer' && decision.isApproved) await queueAnnouncement(tx, { jobs }, post.id)
      await notifications.record(tx, {
        kind: decision.isApproved ? 'community-approved' : 'community-refused',
        subject: row.questionId,
        to: row.person_id,
        key: `${post.kind}:${post.id}:${version}`,
      })
    })

  return {
    /** Makes a post visible to everybody. */
    approve: (post: PostKey, version: number, also?: Also) =>
      decide(post, version, { isApproved: true }, also),

    /** Returns a post to its author, who sees the reason and can change the post. */
    refuse: (post: PostKey, version: number, reason: string, also?: Also) =>
      decide(post, version, { isApproved: false, reason }, also),
  }
}

type Decision = { isApproved: true } | { isApproved: false; reason: string }

const changesOf = (decision: Decision, now: string) =>
  decision.isApproved ? { approved_at: now, refusal: null } : { refusal: decision.reason }

const findPost = (tx: Tx, { kind, id }: PostKey) =>
  kind === 'question' ? findQuestion(tx, id) : findAnswer(tx, id)

/** Locks the question of a post, and reads the post. */
async function lockPost(tx: Tx, { kind, id }: PostKey) {
  if (kind === 'question') {
    const row = await lockQuestion(tx, id)
    return row && { ...row, questionId: id }
  }
  const found = await findAnswer(tx, id)
  if (!found || !(await lockQuestion(tx, found.question_id))) return undefined
  const row = await findAnswer(tx, id)
  return row && { ...row, questionId: row.question_id }
}

type Changes = Parameters<typeof updateAnswer>[2] & Parameters<typeof updateQuestion>[2]

const update = (tx: Tx, { kind, id }: PostKey, changes: Changes) =>
  kind === 'question' ? updateQuestion(tx, id, changes) : updateAnswer(tx, id, changes)

const decidedMeanwhile = () =>
  conflict('state_changed', 'This post was changed or decided in the meantime. Load it again to continue.')
