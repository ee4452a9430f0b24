import {
  mostPoints,
  type Criterion,
  type Rubric,
  type RubricError,
} from '@mentor-connect/contract/courses/tasks/rubric'
import {
  CRITERIA_MAX,
  CRITERIA_MIN,
  CRITERION_TITLE_MAX,
  LEVEL_POINTS_MAX,
  LEVEL_TEXT_MAX,
} from '@mentor-connect/contract/courses/tasks/taskLimits'
import { Field, Folded, Stack, WholeNumberField, media, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { newCriterion } from './briefValues'
import { EditedList } from '../../../page-layout/EditedList'

interface RubricFieldsProps {
  rubric: Rubric
  /** Number of the milestone, from 1. */
  number: number
  errors: Record<string, RubricError>
  onChange: (rubric: Rubric) => void
}

/** The criteria of a milestone with their levels. They are opened if something in them has to be corrected. */
export function RubricFields({ rubric, number, errors, onChange }: RubricFieldsProps) {
  const t = useT()
  const hasErrors = Object.keys(errors).length > 0
  const most = mostPoints(rubric)
  return (
    <Folded open={hasErrors ? true : undefined}>
      <summary>{t('projects.form.rubric', { number, count: rubric.criteria.length })}</summary>
      <Stack $gap={4}>
        <EditedList
          entries={rubric.criteria}
          max={CRITERIA_MAX}
          addLabel={t('projects.form.addCriterion')}
          removeLabel={(criterion) => t('projects.form.removeCriterion', { number: criterion })}
          canRemove={rubric.criteria.length > CRITERIA_MIN}
          create={newCriterion}
          onChange={(criteria) => onChange({ ...rubric, criteria })}
        >
          {(criterion, index, change) => (
            <CriterionFields
              criterion={criterion}
              number={index + 1}
              errorAt={(field) => errors[`criteria.${index}.${field}`]}
              onChange={change}
            />
          )}
        </EditedList>
        <WholeNumberField
          label={t('projects.form.pass', { number })}
          min={1}
          max={Math.max(1, Number.isInteger(most) ? most : 1)}
          value={rubric.passPoints}
          hint={t('projects.form.passHint', { most: Number.isInteger(most) ? most : 0 })}
          error={errors.passPoints && t('projects.form.rubricError.pass_points', { most: LEVEL_POINTS_MAX })}
          onChange={(passPoints = NaN) => onChange({ ...rubric, passPoints })}
        />
      </Stack>
    </Folded>
  )
}

interface CriterionFieldsProps {
  criterion: Criterion
  number: number
  errorAt: (field: string) => RubricError | undefined
  onChange: (patch: Partial<Criterion>) => void
}

function CriterionFields({ criterion, number, errorAt, onChange }: CriterionFieldsProps) {
  const t = useT()
  const { title, levels } = criterion
  const textAt = (field: string) => {
    const error = errorAt(field)
    return error && t(`projects.form.rubricError.${error}`, { most: LEVEL_POINTS_MAX })
  }
  const setLevel = (at: number, patch: Partial<Criterion['levels'][number]>) =>
    onChange({ levels: levels.map((level, index) => (index === at ? { ...level, ...patch } : level)) })
  return (
    <>
      <Field
        label={t('projects.form.criterion', { number })}
        value={title}
        maxLength={CRITERION_TITLE_MAX}
        error={textAt('title')}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      {levels.map(({ text, points }, at) => (
        <Level key={at}>
          <Field
            label={t('projects.form.level', { number: at + 1 })}
            rows={2}
            value={text}
            maxLength={LEVEL_TEXT_MAX}
            error={textAt(`levels.${at}.text`)}
            onChange={({ target }) => setLevel(at, { text: target.value })}
          />
          <WholeNumberField
            label={t('projects.form.points')}
            min={0}
            max={LEVEL_POINTS_MAX}
            value={points}
            error={textAt(`levels.${at}.points`)}
            onChange={(typed = NaN) => setLevel(at, { points: typed })}
          />
        </Level>
      ))}
    </>
  )
}

const Level = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[3]};
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 1fr) 7rem;
  }
`
