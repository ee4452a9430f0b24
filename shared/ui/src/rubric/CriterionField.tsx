import type { Criterion } from '@mentor-connect/contract/courses/tasks/rubric'
import { languageOf } from '@mentor-connect/i18n'
import { useId } from 'react'
import styled from 'styled-components'
import { Fieldset, Option, Small, font, space } from '..'

interface CriterionFieldProps {
  criterion: Criterion
  level: number | undefined
  pointsText: (count: number) => string
  onChange: (level: number) => void
}

/** One criterion of the rubric with its levels as radio buttons. */
export function CriterionField({
  criterion: { title, levels },
  level: chosen,
  pointsText,
  onChange,
}: CriterionFieldProps) {
  const name = useId()
  return (
    <Box>
      <legend lang={languageOf(title)}>{title}</legend>
      {levels.map(({ text, points }, level) => (
        <Option key={level} name={name} checked={chosen === level} onChange={() => onChange(level)}>
          <span lang={languageOf(text)}>{text}</span>
          <Points>{pointsText(points)}</Points>
        </Option>
      ))}
    </Box>
  )
}

const Box = styled(Fieldset)`
  display: grid;
  gap: ${space[2]};

  legend {
    padding-bottom: ${space[2]};
    font-weight: ${font.weight.semibold};
  }
`

/** The points keep their width, and the text wraps beside them. */
const Points = styled(Small)`
  && {
    flex: none;
  }
`
