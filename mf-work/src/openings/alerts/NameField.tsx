import { graphemeCount } from '@mentor-connect/contract/rules/graphemes'
import { ALERT_NAME_MAX } from '@mentor-connect/contract/work/openingLimits'
import { Field } from '@mentor-connect/ui'
import { type Ref } from 'react'
import { useAlertT } from './useAlertT'

interface NameFieldProps {
  ref: Ref<HTMLInputElement>
  value: string
  isWrong: boolean
  onChange: (value: string) => void
}

export const isName = (name: string) => name.trim() !== '' && graphemeCount(name.trim()) <= ALERT_NAME_MAX

/** The field for the name of an alert. */
export function NameField({ ref, value, isWrong, onChange }: NameFieldProps) {
  const t = useAlertT()
  return (
    <Field
      ref={ref}
      label={t('openings.alert.name')}
      value={value}
      error={isWrong ? t('openings.alert.nameWrong', { max: ALERT_NAME_MAX }) : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
