import { recordAudit } from '../audit.repo'
import { OperatorError } from '../command'
import { StateChanged } from '../stateChanged'
import { postStates, type ActingOnPosts, type Post } from './posts.repo'
import type { Acting } from './sanctionActs'
import { tellAuthor } from './tellAuthor'

type Operator = Acting & ActingOnPosts

/** Hides a post from everybody but its author. */
export function hidePost(acting: Operator, post: Post, reason: string): Promise<void> {
  return change(acting, post, { verb: 'hide', reason, at: acting.clock().toISOString() })
}

/** Shows a post again that an operator or reports have hidden. Later reports do not hide it. */
export function restorePost(acting: Operator, post: Post, reason: string): Promise<void> {
  return change(acting, post, { verb: 'restore', reason, at: null })
}

interface Change {
  verb: 'hide' | 'restore'
  reason: string
  /** Time at which the post is hidden; null to show it. */
  at: string | null
}

async function change(acting: Operator, post: Post, { verb, reason, at }: Change) {
  const { kind, id } = post
  const { set, announce, lockFirst } = acting.reportables[kind].hiding
  await acting.db.transaction().execute(async (tx) => {
    const now = acting.clock().toISOString()
    await lockFirst?.(tx, id)
    await recordAudit(tx, acting, { act: `${kind}s ${verb}`, target: id, reason })
    if (!(await set(tx, id, { at, now }))) {
      const state = (await postStates({ ...acting, db: tx }, kind, [id])).get(id)
      if (!state) throw new OperatorError(`No ${kind} has the id ${id}.`)
      throw new StateChanged(`The ${kind} ${id} is ${state}.`)
    }
    await announce?.(tx, acting, id)
    await tellAuthor(tx, acting, post, { at, reason })
  })
}
