import type { CourseSummary } from '@mentor-connect/contract/courses/courses'
import { paths } from '@mentor-connect/contract/remote'
import { languageOf } from '@mentor-connect/i18n'
import { ButtonLink, CardTitle, CoverLink, Stack, TARGET, color, radius, space } from '@mentor-connect/ui'
import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { CourseEffort } from '../../course-cards/CourseEffort'
import { useCelebrationT } from './useCelebrationT'

/** Suggested next courses. If there are none, says so and links to the catalogue. */
export function NextCourses({ courses }: { courses: CourseSummary[] }) {
  const t = useCelebrationT()
  return (
    <Stack as="section" $gap={3}>
      <CardTitle as="h3">{t('celebration.next')}</CardTitle>
      {courses.length > 0 ? (
        <List>
          {courses.map((course) => (
            <Item key={course._id}>
              <div>
                <NextLink
                  to={paths.learner.resource(course._id)}
                  lang={languageOf(course.title, course.language)}
                >
                  {course.title}
                </NextLink>
                <CourseEffort course={course} />
              </div>
              <ArrowRight size={18} aria-hidden />
            </Item>
          ))}
        </List>
      ) : (
        <>
          <p>{t('celebration.noNext')}</p>
          <ButtonLink $variant="secondary" to={paths.learner.explore}>
            {t('celebration.catalogue')}
          </ButtonLink>
        </>
      )}
    </Stack>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
`

const Item = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: ${TARGET};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.control};
  border-radius: ${radius.medium};

  &:hover {
    background: ${color.sunken};
  }
  & > svg {
    flex: none;
    color: ${color.primary};
  }
`

const NextLink = styled(CoverLink)`
  color: ${color.text};
  text-decoration: none;
`
