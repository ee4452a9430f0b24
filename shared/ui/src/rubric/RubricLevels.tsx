import type { CriterionMark, Rubric } from '@mentor-connect/contract/courses/tasks/rubric'
import { languageOf } from '@mentor-connect/i18n'
import { CircleCheckBig } from 'lucide-react'
import styled from 'styled-components'
import { Small, VisuallyHidden, color, font, radius, space } from '..'

interface RubricLevelsProps {
  rubric: Pick<Rubric, 'criteria'>
  /** The levels that the mentor has chosen; absent before a decision. */
  marks?: readonly CriterionMark[]
  /** HTML element for the title of a criterion: a heading if the criteria are a section of the page. */
  titleAs?: 'strong' | 'h3'
  texts: { points: (count: number) => string; reached: string }
}

/** The criteria of an assessment, each with its levels. */
export function RubricLevels({ rubric, marks = [], titleAs: Title = 'strong', texts }: RubricLevelsProps) {
  const levelOf = new Map(marks.map(({ criterionId, level }) => [criterionId, level]))
  return (
    <Criteria>
      {rubric.criteria.map(({ id, title, levels }) => (
        <li key={id}>
          <Title lang={languageOf(title)}>{title}</Title>
          <Levels>
            {levels.map(({ text, points }, level) => (
              <Level key={level} $isReached={levelOf.get(id) === level}>
                <Points>
                  {texts.points(points)}
                  {levelOf.get(id) === level && (
                    <>
                      <CircleCheckBig size={18} aria-hidden />
                      <VisuallyHidden>{texts.reached}</VisuallyHidden>
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
  )
}

const Criteria = styled.ol`
  display: grid;
  gap: ${space[5]};

  h3 {
    margin: 0;
    font-size: ${font.size.body};
  }
`

const Levels = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  gap: ${space[2]};
  margin-top: ${space[2]};
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
