import { REPORT_CATEGORIES, type ReportCategory } from '@mentor-connect/contract/trust/reports'
import { FieldError, Fieldset, Notice, Option, space } from '@mentor-connect/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { useReportT } from './useReportT'

interface CategoryFieldProps {
  value: ReportCategory | ''
  onChange: (category: ReportCategory) => void
  error?: string
}

/** The choice of the reason for a report. */
export function CategoryField({ value, onChange, error }: CategoryFieldProps) {
  const t = useReportT()
  const id = useId()
  const errorId = `${id}-error`
  return (
    <Choices role="radiogroup" aria-invalid={Boolean(error)} aria-describedby={error && errorId}>
      <legend>{t('report.category')}</legend>
      {REPORT_CATEGORIES.map((category) => (
        <Option
          key={category}
          isPlain
          name={id}
          value={category}
          checked={value === category}
          required
          onChange={() => onChange(category)}
        >
          {t(`report.category.${category}`)}
        </Option>
      ))}
      {error && (
        <FieldError id={errorId} role="alert">
          {error}
        </FieldError>
      )}
      {value === 'danger' && (
        <Place>
          <Notice>{t('report.danger')}</Notice>
        </Place>
      )}
    </Choices>
  )
}

const Choices = styled(Fieldset)`
  legend {
    margin-bottom: ${space[1]};
  }
`

const Place = styled.div`
  margin-top: ${space[2]};
`
