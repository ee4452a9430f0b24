import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import styled from 'styled-components'
import { Checkbox, Fieldset, Hint, space } from '..'
import type { MentorFields } from './MentorFields'

interface ContactFieldsProps {
  label: string
  hint: string
  email: string
  mobile: string
}

/** Settings for which contact details signed-in people see on the mentor's page. */
export function ContactFields({ label, hint, email, mobile }: ContactFieldsProps) {
  const { register } = useFormContext<MentorFields>()
  const hintId = useId()
  return (
    <Group aria-describedby={hintId}>
      <legend>{label}</legend>
      <Hint id={hintId}>{hint}</Hint>
      <Checkbox {...register('showsEmail')}>{email}</Checkbox>
      <Checkbox {...register('showsMobile')}>{mobile}</Checkbox>
    </Group>
  )
}

const Group = styled(Fieldset)`
  display: grid;
  gap: ${space[1]};

  p {
    margin-bottom: ${space[2]};
  }
`
