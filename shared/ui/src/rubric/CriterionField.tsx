import type { Criterion } from '@mentor-connect/contract/courses/tasks/rubric'
import { languageOf } from '@mentor-connect/i18n'
import { OptionLabel, Small, font, space } from '@mentor-connect/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

interface CriterionFieldProps {
  criterion: Criterion
  level: number | undefined
  onChange: (level: number) => void
}

/** One criterion of the rubric with its levels as radio buttons. */
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
          <Points>{t('mentor.tasks.points', { count: points })}</Points>
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

const Choice = styled(OptionLabel)`
  overflow-wrap: anywhere;
`

/** The points keep their width, and the text wraps beside them. */
const Points = styled(Small)`
  && {
    flex: none;
  }
`
