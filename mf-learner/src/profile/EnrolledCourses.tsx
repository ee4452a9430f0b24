import type { EnrolledCourse } from '@mentor-connect/contract/accounts/people'
import { languageOf } from '@mentor-connect/i18n'
import { paths } from '@mentor-connect/contract/remote'
import {
  ButtonLink,
  Card,
  CardTitle,
  Empty,
  Muted,
  SectionTitle,
  TARGET,
  VisuallyHidden,
  color,
  media,
  motion,
  space,
} from '@mentor-connect/ui'
import { ChevronDown, GraduationCap } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** The learner's courses in a collapsible section. */
export function EnrolledCourses({ courses }: { courses: EnrolledCourse[] }) {
  const t = useT()
  const listId = useId()
  const [isOpen, setOpen] = useState(true)
  return (
    <Card as="section">
      <SectionTitle>
        <Toggle type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
          {t('learner.profile.courses', { count: courses.length })}
          <ChevronDown size={24} aria-hidden />
        </Toggle>
      </SectionTitle>
      <div id={listId} hidden={!isOpen}>
        {courses.length === 0 ? (
          <Empty
            title={t('learner.profile.noCourses')}
            picture={<GraduationCap size={40} color={color.muted} aria-hidden />}
          />
        ) : (
          <CourseList courses={courses} />
        )}
      </div>
    </Card>
  )
}

function CourseList({ courses }: { courses: EnrolledCourse[] }) {
  const t = useT()
  return (
    <ul>
      {courses.map((course) => (
        <Item key={course.courseId}>
          <div>
            <CardTitle lang={languageOf(course.courseName)}>{course.courseName}</CardTitle>
            <Muted lang={languageOf(course.description)}>{course.description}</Muted>
          </div>
          <ButtonLink to={paths.learner.resource(course.courseId)} $variant="secondary">
            {t('learner.profile.view')}
            <VisuallyHidden lang={languageOf(course.courseName)}>{course.courseName}</VisuallyHidden>
          </ButtonLink>
        </Item>
      ))}
    </ul>
  )
}

const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  width: 100%;
  min-height: ${TARGET};
  padding: 0;
  border: 0;
  background: transparent;
  text-align: start;
  line-height: inherit;
  cursor: pointer;

  svg {
    flex: none;
    transition: transform ${motion.fast};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`

const Item = styled.li`
  display: grid;
  gap: ${space[3]};
  padding-block: ${space[5]};

  & + & {
    border-top: 1px solid ${color.border};
  }
  &:last-child {
    padding-bottom: 0;
  }
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`
