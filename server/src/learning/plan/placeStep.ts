import { errors } from '../../platform/http/errors'
import type { Tx } from '../../kernel/database/schema'
import { stepsOf, updateStep } from './plan.repo'

interface StepKey {
  learnerId: string
  id: string
}

/**
 * Moves a step to a position in its plan, counted from 0; a number beyond the end moves it to the end. Returns
 * the former position. The caller must hold the lock of the goal.
 */
export async function placeStep(tx: Tx, { learnerId, id }: StepKey, to: number): Promise<number> {
  const ids = (await stepsOf(tx, learnerId)).map((step) => step.id)
  const from = ids.indexOf(id)
  if (from < 0) throw errors.notFound('Step')
  const order = ids.filter((one) => one !== id)
  order.splice(to, 0, id)
  for (const [position, moved] of order.entries())
    await updateStep(tx, { learnerId, id: moved }, { position })
  return from
}
