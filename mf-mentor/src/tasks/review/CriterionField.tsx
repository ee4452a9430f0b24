import type { Criterion } from '@mentor-connect/contract/rules/rubric'
import { languageOf } from '@mentor-connect/i18n'
import { Small, TARGET, color, font, radius, space } from '@mentor-connect/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

interface CriterionFieldProps {
  criterion: Criterion
  level: number | undefined
  onChange: (level: number) => void
}

/** One criterion, with its levels to choose from. */
export function CriterionField({
  criterion: { title, levels },
  level: chosen,
  onChange,
}: CriterionFieldProps) {
  const t = useT()
  const name = useId()
  return (
    <Box>
      <legend lang={languageOf(title)}>{title}</legend>
      {levels.map(({ text, points }, level) => (
        <Choice key={level}>
          <input type="radio" name={name} checked={chosen === level} onChange={() => onChange(level)} />
          <span lang={languageOf(text)}>{text}</span>
          <Small>{t('mentor.tasks.points', { count: points })}</Small>
        </Choice>
      ))}
    </Box>
  )
}

const Box = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${space[2]};
    font-weight: ${font.weight.semibold};
  }
`

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  min-height: ${TARGET};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  cursor: pointer;
  overflow-wrap: anywhere;

  &:has(:checked) {
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
  &:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }
  input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${color.primary};
  }
`
