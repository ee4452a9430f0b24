import { isWorkKind } from '@mentor-connect/contract/trust/reports'
import { recordAudit } from '../audit.repo'
import { OperatorError } from '../command'
import { StateChanged } from '../stateChanged'
import { postStates, setHidden, type Post } from './posts.repo'
import type { Acting } from './sanctionActs'
import { tellReviewer } from './tellReviewer'
import { tellWorkAuthor } from './tellWorkAuthor'
import { tellOfWorkshop } from './tellOfWorkshop'

/** Hides a post from everybody except its author. */
export function hidePost(acting: Acting, post: Post, reason: string): Promise<void> {
  return change(acting, post, { verb: 'hide', reason, at: acting.clock().toISOString() })
}

/** Shows a post again that an operator or reports have hidden. Afterwards, reports no longer hide it. */
export function restorePost(acting: Acting, post: Post, reason: string): Promise<void> {
  return change(acting, post, { verb: 'restore', reason, at: null })
}

interface Change {
  verb: 'hide' | 'restore'
  reason: string
  /** Time at which the post is hidden; null to show it. */
  at: string | null
}

async function change(acting: Acting, post: Post, { verb, reason, at }: Change) {
  const { kind, id } = post
  await acting.db.transaction().execute(async (tx) => {
    const now = acting.clock().toISOString()
    if (!(await setHidden(tx, post, { at, now }))) {
      const state = (await postStates(tx, kind, [id])).get(id)
      if (!state) throw new OperatorError(`No ${kind} has the id ${id}.`)
      throw new StateChanged(`The ${kind} ${id} is ${state}.`)
    }
    await recordAudit(tx, acting, { act: `${kind}s ${verb}`, target: id, reason })
    if (kind === 'mentor-review') await tellReviewer(tx, acting, { reviewId: id, at, reason })
    if (kind === 'workshop') await tellOfWorkshop(tx, acting, { id, at, reason })
    if (isWorkKind(kind)) await tellWorkAuthor(tx, acting, { kind, id, at, reason })
  })
}
