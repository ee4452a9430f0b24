import { COURSE_LEVELS, FACT_LINES_MAX } from '@mentor-connect/contract/courses/courseFacts'
import { COURSE_HOURS_MAX, COURSE_HOURS_STEP, COURSE_LINE_MAX } from '@mentor-connect/contract/rules/limits'
import { useFormats } from '@mentor-connect/i18n'
import { Field, SelectField, media, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { FormSection } from './FormSection'
import { useResourceField } from './useResourceField'

/** Optional fields about the course that learners see before they enrol. */
export function CourseFactFields() {
  const t = useT()
  return (
    <FormSection title={t('mentor.form.facts')}>
      <Sides>
        <LevelField />
        <HoursField />
      </Sides>
      <LinesField field="outcomes" label={t('mentor.form.outcomes')} />
      <LinesField field="needs" label={t('ui.course.needs')} />
    </FormSection>
  )
}

function LevelField() {
  const t = useT()
  const { error: _, onBlur: __, ...level } = useResourceField('level')
  const options = [
    { value: '' as const, label: t('mentor.form.level.none') },
    ...COURSE_LEVELS.map((value) => ({ value, label: t(`mentor.level.${value}`) })),
  ]
  return <SelectField label={t('mentor.form.level')} {...level} options={options} />
}

function HoursField() {
  const t = useT()
  const { number } = useFormats()
  const hours = useResourceField('hours')
  return (
    <Field
      label={t('mentor.form.hours')}
      hint={t('mentor.form.hours.hint', { step: number(COURSE_HOURS_STEP), max: number(COURSE_HOURS_MAX) })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      {...hours}
      onChange={(event) => hours.onChange(event.target.value)}
    />
  )
}

interface LinesFieldProps {
  field: keyof typeof FACT_LINES_MAX
  label: string
}

function LinesField({ field, label }: LinesFieldProps) {
  const t = useT()
  const { number } = useFormats()
  const lines = useResourceField(field)
  return (
    <Field
      label={label}
      hint={t('mentor.form.lines.hint', {
        max: number(FACT_LINES_MAX[field]),
        length: number(COURSE_LINE_MAX),
      })}
      rows={4}
      {...lines}
      onChange={(event) => lines.onChange(event.target.value)}
    />
  )
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
