import { rubricErrors } from '@mentor-connect/contract/courses/tasks/rubric'
import {
  BRIEF_MILESTONE_TEXT_MAX,
  BRIEF_MILESTONE_TITLE_MAX,
  BRIEF_MILESTONES_MAX,
  PROJECT_WEEKS_MAX,
} from '@mentor-connect/contract/work/projects/projectLimits'
import { CountedField, FieldError, Muted, WholeNumberField } from '@mentor-connect/ui'
import { FormPart } from '../../../page-layout/FormPart'
import { useT } from '../messages/useT'
import { newMilestone } from './briefValues'
import { EditedList } from '../../../page-layout/EditedList'
import { RubricFields } from './RubricFields'
import type { BriefFormState } from './useBriefForm'
import { useErrorText } from './useErrorText'

/** The milestones, each with the criteria by which it is judged. */
export function MilestonesPart({ form }: { form: BriefFormState }) {
  const t = useT()
  const { values, errors, set, isChecked } = form
  const error = useErrorText(errors)
  return (
    <FormPart title={t('projects.form.milestones')}>
      <Muted>{t('projects.form.milestonesHint')}</Muted>
      <EditedList
        entries={values.milestones}
        max={BRIEF_MILESTONES_MAX}
        addLabel={t('projects.form.addMilestone')}
        removeLabel={(number) => t('projects.form.removeMilestone', { number })}
        canRemove={values.milestones.length > 1}
        create={() => newMilestone(Number.isInteger(values.weeks) ? values.weeks : 1)}
        onChange={(milestones) => set({ milestones })}
      >
        {(milestone, index, change) => (
          <>
            <CountedField
              label={t('projects.form.milestoneTitle', { number: index + 1 })}
              name={index === 0 ? 'milestones' : undefined}
              max={BRIEF_MILESTONE_TITLE_MAX}
              capped
              value={milestone.title}
              onChange={(title) => change({ title })}
            />
            <CountedField
              label={t('projects.form.milestoneText', { number: index + 1 })}
              rows={3}
              max={BRIEF_MILESTONE_TEXT_MAX}
              capped
              value={milestone.text}
              onChange={(text) => change({ text })}
            />
            <WholeNumberField
              label={t('projects.form.milestoneWeek', { number: index + 1 })}
              min={1}
              max={PROJECT_WEEKS_MAX}
              value={milestone.week}
              onChange={(week = NaN) => change({ week })}
            />
            <RubricFields
              rubric={milestone.rubric}
              number={index + 1}
              errors={isChecked ? rubricErrors(milestone.rubric) : {}}
              onChange={(rubric) => change({ rubric })}
            />
          </>
        )}
      </EditedList>
      {error('milestones') && <FieldError role="alert">{error('milestones')}</FieldError>}
    </FormPart>
  )
}
