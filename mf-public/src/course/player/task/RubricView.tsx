import { mostPoints, type CriterionMark, type Rubric } from '@mentor-connect/contract/courses/tasks/rubric'
import { languageOf } from '@mentor-connect/i18n'
import { Card, CardTitle, Small, Stack, VisuallyHidden, color, font, radius, space } from '@mentor-connect/ui'
import { CircleCheckBig } from 'lucide-react'
import styled from 'styled-components'
import { useT } from './messages/useT'

interface RubricViewProps {
  rubric: Rubric
  /** The levels that the mentor has chosen; absent before the decision. */
  marks?: readonly CriterionMark[]
}

/** The criteria by which submissions are marked, each with its levels. */
export function RubricView({ rubric, marks = [] }: RubricViewProps) {
  const t = useT()
  const levelOf = new Map(marks.map(({ criterionId, level }) => [criterionId, level]))
  return (
    <Card as="section" aria-labelledby="rubric-title">
      <Stack $gap={4}>
        <div>
          <CardTitle as="h2" id="rubric-title">
            {t('public.task.rubric')}
          </CardTitle>
          <p>{t('public.task.passPoints', { pass: rubric.passPoints, most: mostPoints(rubric) })}</p>
        </div>
        <Criteria>
          {rubric.criteria.map(({ id, title, levels }) => (
            <li key={id}>
              <h3 lang={languageOf(title)}>{title}</h3>
              <Levels>
                {levels.map(({ text, points }, level) => (
                  <Level key={level} $isReached={levelOf.get(id) === level}>
                    <Points>
                      {t('public.task.points', { count: points })}
                      {levelOf.get(id) === level && (
                        <>
                          <CircleCheckBig size={18} aria-hidden />
                          <VisuallyHidden>{t('public.task.reached')}</VisuallyHidden>
                        </>
                      )}
                    </Points>
                    <span lang={languageOf(text)}>{text}</span>
                  </Level>
                ))}
              </Levels>
            </li>
          ))}
        </Criteria>
      </Stack>
    </Card>
  )
}

const Criteria = styled.ol`
  display: grid;
  gap: ${space[5]};
  margin: 0;
  padding: 0;
  list-style: none;

  h3 {
    margin: 0 0 ${space[2]};
    font-size: ${font.size.body};
  }
`

const Levels = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Level = styled.li<{ $isReached: boolean }>`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  padding: ${space[3]};
  border: ${({ $isReached }) => ($isReached ? '2px' : '1px')} solid
    ${({ $isReached }) => ($isReached ? color.success : color.border)};
  border-radius: ${radius.medium};
  background: ${({ $isReached }) => ($isReached ? color.successSoft : color.sunken)};
  overflow-wrap: anywhere;
`

const Points = styled(Small)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  font-weight: ${font.weight.semibold};
`
