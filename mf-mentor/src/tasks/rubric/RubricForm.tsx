import type { OwnTask } from '@mentor-connect/contract/courses/tasks/taskReviews'
import { mostPoints } from '@mentor-connect/contract/courses/tasks/rubric'
import { CRITERIA_MAX, CRITERIA_MIN } from '@mentor-connect/contract/courses/tasks/taskLimits'
import {
  Button,
  Card,
  Notice,
  Row,
  Stack,
  UnsavedDialog,
  WholeNumberField,
  useFailureText,
  useLeaveGuard,
} from '@mentor-connect/ui'
import { Plus, Save } from 'lucide-react'
import { useRef, type FormEvent } from 'react'
import { useT } from '../messages/useT'
import { CriterionEditor } from './CriterionEditor'
import { useRubric } from './useRubric'

interface RubricFormProps {
  courseId: string
  lessonId: string
  task: OwnTask
}

/** The form of a rubric: its criteria, and the points that are needed to pass. */
export function RubricForm({ courseId, lessonId, task }: RubricFormProps) {
  const t = useT()
  const failureText = useFailureText()
  const form = useRef<HTMLFormElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const edited = useRubric(courseId, lessonId, task)
  const { rubric, errors, failure, isSaved, isBusy } = edited
  const guard = useLeaveGuard(edited.isUnsaved)
  const { criteria, passPoints } = rubric

  const handleSave = async (event: FormEvent) => {
    event.preventDefault()
    const first = await edited.save()
    if (first) form.current?.querySelector<HTMLElement>(`[name^="${CSS.escape(first)}"]`)?.focus()
  }
  const handleRemove = (index: number) => {
    edited.remove(index)
    addButton.current?.focus()
  }
  return (
    <Stack as="form" ref={form} $gap={5} noValidate onSubmit={(event) => void handleSave(event as FormEvent)}>
      {!task.rubric && <Notice>{t('mentor.rubric.needed')}</Notice>}
      {criteria.map((criterion, index) => (
        <CriterionEditor
          key={criterion.id}
          n={index + 1}
          criterion={criterion}
          errors={errors}
          field={`criteria.${index}`}
          onChange={(next) => edited.setCriterion(index, next)}
          onRemove={criteria.length > CRITERIA_MIN ? () => handleRemove(index) : undefined}
        />
      ))}
      <div>
        <Button
          ref={addButton}
          $variant="secondary"
          $inactive={criteria.length >= CRITERIA_MAX}
          onClick={() => criteria.length < CRITERIA_MAX && edited.add()}
        >
          <Plus size={18} aria-hidden />
          {t('mentor.rubric.addCriterion')}
        </Button>
      </div>
      <Card>
        <Stack $gap={4}>
          <WholeNumberField
            label={t('mentor.rubric.pass')}
            name="passPoints"
            min={1}
            max={mostPoints(rubric)}
            value={passPoints}
            hint={t('mentor.rubric.passHint', { most: mostPoints(rubric) })}
            error={errors.passPoints && t('mentor.rubric.error.pass_points', { most: mostPoints(rubric) })}
            onChange={(typed = NaN) => edited.setPassPoints(typed)}
          />
          {Object.keys(errors).length > 0 && <Notice tone="danger">{t('mentor.rubric.invalid')}</Notice>}
          {failure && (
            <Notice tone="danger">
              {failure.code === 'edit_conflict' ? t('mentor.rubric.conflict') : failureText(failure)}
            </Notice>
          )}
          {isSaved && <Notice tone="success">{t('mentor.rubric.saved')}</Notice>}
          <Row>
            <Button type="submit" $inactive={isBusy}>
              <Save size={18} aria-hidden />
              {t('mentor.rubric.save')}
            </Button>
          </Row>
        </Stack>
      </Card>
      <UnsavedDialog guard={guard} />
    </Stack>
  )
}
