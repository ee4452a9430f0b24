import { fileUrl } from '@mentor-connect/api'
import type { OwnCourse } from '@mentor-connect/contract/courses/authoring/authoring'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import {
  CourseBanner,
  Lead,
  Row,
  Small,
  Stack,
  Stars,
  SubjectTag,
  Title,
  media,
  radius,
  space,
} from '@mentor-connect/ui'
import styled from 'styled-components'
import { StatusBadge } from '../../course-cards/StatusBadge'
import { useT } from '../../messages/useT'

/** Title, status and figures of a course. */
export function ResourceHeader({ course }: { course: OwnCourse }) {
  const t = useT()
  const { longDate } = useFormats()
  return (
    <Columns>
      <Picture title={course.title} src={course.banner && fileUrl(course.banner)} />
      <Stack $gap={3}>
        <Row $gap={2}>
          <StatusBadge status={course.status} />
          {course.domain.map((domain) => (
            <SubjectTag key={domain} subject={domain} />
          ))}
        </Row>
        <Title lang={languageOf(course.title, course.language)}>{course.title}</Title>
        <Lead>{course.description || t('mentor.resource.noDescription')}</Lead>
        <Row $gap={4}>
          <span>{t('mentor.resources.students', { count: course.studentsEnrolled })}</span>
          <span>{t('mentor.resources.modules', { count: course.moduleCount })}</span>
          <span>{t('mentor.resource.lessons', { count: course.lessonCount })}</span>
          <Stars value={course.rating} count={course.reviewCount} />
        </Row>
        <Small>{t('mentor.resources.updated', { date: longDate(course.updatedAt) })}</Small>
      </Stack>
    </Columns>
  )
}

const Columns = styled.header`
  display: grid;
  gap: ${space[6]};
  align-items: center;
  ${media.desktopUp} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`

const Picture = styled(CourseBanner)`
  border-radius: ${radius.large};
`
