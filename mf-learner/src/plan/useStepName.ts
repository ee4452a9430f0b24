import type { PlanStep } from '@mentor-connect/contract/api/plan'
import { SUBJECT_ROWS } from '@mentor-connect/contract/rules/subjectData'
import { useLocale } from '@mentor-connect/i18n'
import { useT } from './messages/useT'

/** Returns what a step is called: the learner's words, or the subject to learn. */
export function useStepName(): (step: PlanStep) => string {
  const t = useT()
  const locale = useLocale()
  return ({ title, subject }) => {
    if (title !== undefined) return title
    const row = SUBJECT_ROWS.find(([id]) => id === subject)
    return t('learner.plan.subject', { subject: row ? row[locale === 'hi' ? 2 : 1] : (subject ?? '') })
  }
}
