import { mostPoints, type CriterionMark, type Rubric } from '@mentor-connect/contract/courses/tasks/rubric'
import { Folded, Stack } from '@mentor-connect/ui'
import { RubricLevels } from '@mentor-connect/ui/rubric'
import { useT } from './messages/useT'

interface FoldedRubricProps {
  rubric: Rubric
  /** The levels that the mentor has chosen; absent before a decision. */
  marks?: readonly CriterionMark[]
}

/** The criteria by which a milestone is judged. They are folded until a person opens them. */
export function FoldedRubric({ rubric, marks }: FoldedRubricProps) {
  const t = useT()
  return (
    <Folded>
      <summary>{t('projects.rubric')}</summary>
      <Stack $gap={4}>
        <p>{t('projects.passPoints', { pass: rubric.passPoints, most: mostPoints(rubric) })}</p>
        <RubricLevels
          rubric={rubric}
          marks={marks}
          texts={{ points: (count) => t('projects.points', { count }), reached: t('projects.reached') }}
        />
      </Stack>
    </Folded>
  )
}
