import type { PlanChange } from '@mentor-connect/contract/learning/planSharing'
import type { Selectable } from 'kysely'
import type { ApiDatabase, Database } from '../../../kernel/database/schema'
import { mentorNames, stepsOf } from '../plan.repo'
import { latestChanges } from './planShares.repo'

export type StoredStep = Selectable<ApiDatabase['plan_steps']>
export type StoredChange = Selectable<ApiDatabase['plan_changes']>

/**
 * Returns the step as it was before the change. If the change added the step, returns the step as it was
 * added.
 */
export const stepOf = ({ step }: Pick<StoredChange, 'step'>) => JSON.parse(step) as StoredStep

/**
 * Tells whether a change can be undone: it must not have been undone already, and the step must not have been
 * changed again.
 */
export function mayUndo({ kind, step_id, due, undone_at }: StoredChange, steps: StoredStep[]): boolean {
  if (undone_at !== null) return false
  const step = steps.find(({ id }) => id === step_id)
  if (kind === 'remove') return step === undefined
  return step !== undefined && (kind !== 'date' || step.due === due)
}

/** Returns the changes that mentors have made in a learner's plan, latest first. */
export async function planChanges(db: Database, learnerId: string): Promise<PlanChange[]> {
  const changes = await latestChanges(db, learnerId)
  if (changes.length === 0) return []
  const steps = await stepsOf(db, learnerId)
  const mentors = changes.flatMap((change) =>
    [change.mentor_id ?? [], stepOf(change).with_mentor ?? []].flat(),
  )
  const names = await mentorNames(db, [...new Set(mentors)])
  return changes.map((change) => presentChange(change, { steps, names }))
}

function presentChange(
  change: StoredChange,
  { steps, names }: { steps: StoredStep[]; names: Map<string, string> },
): PlanChange {
  const { id, kind, mentor_id, due, at, undone_at } = change
  const by = personIn(names, mentor_id)
  return {
    id,
    kind,
    at,
    step: presentText(stepOf(change), names),
    ...(by && { by }),
    ...(due !== null && { due }),
    isUndone: undone_at !== null,
    mayUndo: mayUndo(change, steps),
  }
}

type TextColumns = Pick<StoredStep, 'kind' | 'title' | 'subject' | 'with_mentor'>

/** Returns the content of a step: its kind, title, subject and mentor. */
export function presentText({ kind, title, subject, with_mentor }: TextColumns, names: Map<string, string>) {
  const mentor = personIn(names, with_mentor)
  return {
    kind,
    ...(title !== null && { title }),
    ...(subject !== null && { subject }),
    ...(mentor && { mentor }),
  }
}

export function personIn(names: Map<string, string>, id: string | null) {
  const name = id === null ? undefined : names.get(id)
  return id !== null && name !== undefined ? { id, name } : undefined
}
