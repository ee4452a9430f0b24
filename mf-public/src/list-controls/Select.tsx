import { Label, TARGET, color, radius, space } from '@mentor-connect/shared/ui'
import { useId } from 'react'
import styled from 'styled-components'

interface SelectProps {
  label: string
  value: string
  onChange: (value: string) => void
  options: { value: string; label: string }[]
}

export function Select({ label, value, onChange, options }: SelectProps) {
  const id = useId()
  return (
    <Column>
      <Label htmlFor={id}>{label}</Label>
      <Box id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Box>
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
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.control};
  border-radius: ${radius.medium};
  background: ${color.surface};
`
