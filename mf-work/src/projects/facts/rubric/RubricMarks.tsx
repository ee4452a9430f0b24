import type { Criterion, Rubric } from '@mentor-connect/contract/courses/tasks/rubric'
import { languageOf } from '@mentor-connect/i18n'
import { Fieldset, OptionLabel, Small, Stack, font, space } from '@mentor-connect/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

interface RubricMarksProps {
  rubric: Pick<Rubric, 'criteria'>
  /** The chosen level of each criterion, by its id. */
  levels: Record<string, number>
  onMark: (criterionId: string, level: number) => void
}

/** The criteria of a rubric, each with its levels as radio buttons. */
export function RubricMarks({ rubric, levels, onMark }: RubricMarksProps) {
  return (
    <Stack $gap={5}>
      {rubric.criteria.map((criterion) => (
        <CriterionMarks
          key={criterion.id}
          criterion={criterion}
          chosen={levels[criterion.id]}
          onMark={(level) => onMark(criterion.id, level)}
        />
      ))}
    </Stack>
  )
}

interface CriterionMarksProps {
  criterion: Criterion
  chosen: number | undefined
  onMark: (level: number) => void
}

function CriterionMarks({ criterion: { title, levels }, chosen, onMark }: CriterionMarksProps) {
  const t = useT()
  const name = useId()
  return (
    <Choices>
      <legend lang={languageOf(title)}>{title}</legend>
      {levels.map(({ text, points }, level) => (
        <Choice key={level}>
          <input type="radio" name={name} checked={chosen === level} onChange={() => onMark(level)} />
          <span lang={languageOf(text)}>{text}</span>
          <Points>{t('projects.points', { count: points })}</Points>
        </Choice>
      ))}
    </Choices>
  )
}

const Choices = styled(Fieldset)`
  display: grid;
  gap: ${space[2]};

  legend {
    padding-bottom: ${space[2]};
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
