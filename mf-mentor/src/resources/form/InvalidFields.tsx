import { Button, Notice } from '@mentor-connect/ui'
import { useSyncExternalStore } from 'react'
import { useFormContext, type FieldPath } from 'react-hook-form'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import type { ResourceValues } from './resourceValues'
import { useFormChanges } from './store/useFormValue'
import { useFieldName } from './useFieldName'

/** Maximum number of listed fields, so that the list fits on a screen. Further ones appear when these are corrected. */
const LISTED_MAX = 8

interface InvalidFieldsProps {
  /** Names of invalid fields, in the order of the form. */
  fields: string[]
  onGoTo: (field: string) => void
}

/** Lists the fields that still have errors, including those in closed modules and lessons. */
export function InvalidFields({ fields, onGoTo }: InvalidFieldsProps) {
  const t = useT()
  const nameOf = useFieldName()
  const { getFieldState } = useFormContext<ResourceValues>()
  const isInvalid = (field: string) => getFieldState(field as FieldPath<ResourceValues>).invalid
  // The list is joined to a string, because `useSyncExternalStore` compares snapshots by identity.
  const open = useSyncExternalStore(useFormChanges().subscribe, () => fields.filter(isInvalid).join(' '))
  if (open === '') return null
  const left = open.split(' ')
  return (
    <Notice tone="danger">
      {t('error.invalid_input')}
      <List>
        {left.slice(0, LISTED_MAX).map((field) => (
          <li key={field}>
            <Button $variant="ghost" $small onClick={() => onGoTo(field)}>
              {nameOf(field)}
            </Button>
          </li>
        ))}
      </List>
      {left.length > LISTED_MAX && t('mentor.form.invalid.more', { count: left.length - LISTED_MAX })}
    </Notice>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
`
