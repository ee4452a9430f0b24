import { useId, useLayoutEffect, useState, type MouseEvent, type RefObject } from 'react'
import { useFormState } from 'react-hook-form'
import styled from 'styled-components'
import { useSharedT } from '@mentor-connect/i18n'
import { color, font, radius, space } from '..'
import { invalidFields, type InvalidField } from './invalidFields'

/**
 * Lists links to the fields that the last submit found invalid. It is not shown for a single field, because that
 * field has the focus. The list is not a live region, because the error of each field is one.
 */
export function ErrorSummary({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const t = useSharedT()
  const titleId = useId()
  const { submitCount, errors } = useFormState()
  const [fields, setFields] = useState<InvalidField[]>([])

  useLayoutEffect(() => {
    if (form.current && submitCount > 0) setFields(invalidFields(form.current))
  }, [form, submitCount])

  const follow = (field: InvalidField) => (event: MouseEvent) => {
    event.preventDefault()
    field.focus()
  }

  if (fields.length < 2 || Object.keys(errors).length === 0) return null
  return (
    <Box role="group" aria-labelledby={titleId}>
      <strong id={titleId}>{t('ui.form.invalidFields', { count: fields.length })}</strong>
      <ul>
        {fields.map((field) => (
          <li key={field.id}>
            <a href={`#${field.id}`} onClick={follow(field)}>
              {field.label}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  )
}

const Box = styled.div`
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.danger};
  border-radius: ${radius.medium};
  background: ${color.dangerSoft};

  strong {
    color: ${color.danger};
    font-weight: ${font.weight.medium};
  }
  a {
    display: inline-block;
    padding-block: ${space[2]};
    color: ${color.danger};
  }
`
