import { useId, type ReactNode, type Ref } from 'react'
import styled from 'styled-components'
import { FieldError, Label } from './Field'
import { TARGET, color, radius, space } from './theme'

interface SelectFieldProps<Value extends string> {
  label: ReactNode
  value: Value
  onChange: (value: Value) => void
  options: { value: Value; label: string }[]
  name?: string
  error?: string
  ref?: Ref<HTMLSelectElement>
}

export function SelectField<Value extends string>({
  label,
  value,
  onChange,
  options,
  name,
  error,
  ref,
}: SelectFieldProps<Value>) {
  const id = useId()
  return (
    <Column>
      <Label htmlFor={id}>{label}</Label>
      <Box
        id={id}
        ref={ref}
        name={name}
        value={value}
        aria-invalid={Boolean(error)}
        aria-describedby={error && `${id}-error`}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Box>
      {error && (
        <FieldError id={`${id}-error`} role="alert">
          {error}
        </FieldError>
      )}
    </Column>
  )
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
`

const Box = styled.select`
  width: 100%;
  min-height: ${TARGET};
  padding: ${space[2]} ${space[1]} ${space[2]} ${space[3]};
  border: 1px solid ${color.control};
  border-radius: ${radius.medium};
  background: ${color.surface};
  text-overflow: ellipsis;

  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
`
