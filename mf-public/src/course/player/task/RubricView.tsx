import { mostPoints, type CriterionMark, type Rubric } from '@mentor-connect/contract/courses/tasks/rubric'
import { Card, CardTitle, Stack } from '@mentor-connect/ui'
import { RubricLevels } from '@mentor-connect/ui/rubric'
import { useT } from './messages/useT'

interface RubricViewProps {
  rubric: Rubric
  /** The levels that the mentor has chosen; absent before the decision. */
  marks?: readonly CriterionMark[]
}

/** The criteria by which submissions are marked, each with its levels. */
export function RubricView({ rubric, marks }: RubricViewProps) {
  const t = useT()
  return (
    <Card as="section" aria-labelledby="rubric-title">
      <Stack $gap={4}>
        <div>
          <CardTitle as="h2" id="rubric-title">
            {t('public.task.rubric')}
          </CardTitle>
          <p>{t('public.task.passPoints', { pass: rubric.passPoints, most: mostPoints(rubric) })}</p>
        </div>
        <RubricLevels
          rubric={rubric}
          marks={marks}
          titleAs="h3"
          texts={{
            points: (count) => t('public.task.points', { count }),
            reached: t('public.task.reached'),
          }}
        />
      </Stack>
    </Card>
  )
}
