import type { PathMilestone, SkillPath, SkillPathPlace } from '@mentor-connect/contract/learning/skillPaths'
import { languageOf } from '@mentor-connect/i18n'
import { SectionTitle, Small, Stack, font, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { CourseEntry } from './CourseEntry'
import { useT } from './messages/useT'

interface MilestonesProps {
  path: SkillPath
  /** The learner's place; undefined for others, and while it is loading. */
  place: SkillPathPlace | undefined
}

/** The courses of a path in order, by milestone. */
export function Milestones({ path, place }: MilestonesProps) {
  const t = useT()
  const first = path.milestones.map((_, index) => numberBefore(path.milestones, index))
  return (
    <Stack as="section" $gap={5} aria-labelledby="path-milestones">
      <SectionTitle id="path-milestones">{t('paths.page.steps')}</SectionTitle>
      <List>
        {path.milestones.map(({ title, courses }, index) => (
          <li key={`${index} ${title}`}>
            <Small>{t('paths.page.milestone', { number: index + 1 })}</Small>
            <Name lang={languageOf(title, path.language)}>{title}</Name>
            <Courses start={first[index]! + 1}>
              {courses.map((entry, position) => (
                <CourseEntry
                  key={entry.courseId}
                  number={first[index]! + position + 1}
                  entry={entry}
                  progress={place?.courses.find(({ courseId }) => courseId === entry.courseId)}
                />
              ))}
            </Courses>
          </li>
        ))}
      </List>
    </Stack>
  )
}

/** Returns the number of courses in all milestones before this one. */
const numberBefore = (milestones: PathMilestone[], index: number) =>
  milestones.slice(0, index).reduce((sum, { courses }) => sum + courses.length, 0)

const List = styled.ol`
  display: grid;
  gap: ${space[6]};
`

const Name = styled.h3`
  margin-bottom: ${space[3]};
  font-size: ${font.size.h3};
  font-weight: ${font.weight.semibold};
`

const Courses = styled.ol`
  display: grid;
  gap: ${space[3]};
`
