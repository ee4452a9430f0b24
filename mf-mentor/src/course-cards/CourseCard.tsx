import { fileUrl } from '@mentor-connect/api'
import type { OwnCourseSummary } from '@mentor-connect/contract/courses/authoring/authoring'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import { paths } from '@mentor-connect/contract/remote'
import {
  ButtonLink,
  CardTitle,
  CourseCardShell,
  DomainTags,
  Row,
  Small,
  Stars,
  VisuallyHidden,
  space,
} from '@mentor-connect/ui'
import { Users } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { StatusBadge } from './StatusBadge'

/** One of the mentor's own courses, with its status and figures. */
export function CourseCard({ course }: { course: OwnCourseSummary }) {
  const t = useT()
  const { longDate } = useFormats()
  return (
    <Item tag="li" title={course.title} banner={course.banner && fileUrl(course.banner)}>
      <DomainTags domains={course.domain}>
        <StatusBadge status={course.status} />
      </DomainTags>
      <CardTitle lang={languageOf(course.title, course.language)}>{course.title}</CardTitle>
      <Row $gap={4}>
        <Figure>
          <Users size={18} aria-hidden />
          {t('mentor.resources.students', { count: course.studentsEnrolled })}
        </Figure>
        <Figure>
          <Stars value={course.rating} count={course.reviewCount} />
          {course.reviewCount > 0 && (
            <Small>{t('mentor.resources.reviews', { count: course.reviewCount })}</Small>
          )}
        </Figure>
      </Row>
      <Small>
        {t('mentor.resources.modules', { count: course.moduleCount })} ·{' '}
        {t('mentor.resources.updated', { date: longDate(course.updatedAt) })}
      </Small>
      <Foot>
        <ButtonLink to={paths.mentorArea.resource(course._id)} $variant="secondary">
          {t('mentor.resources.details')}{' '}
          <VisuallyHidden lang={languageOf(course.title, course.language)}>{course.title}</VisuallyHidden>
        </ButtonLink>
        <ButtonLink to={paths.mentorArea.editResource(course._id)} $variant="ghost">
          {t('mentor.resources.edit')}{' '}
          <VisuallyHidden lang={languageOf(course.title, course.language)}>{course.title}</VisuallyHidden>
        </ButtonLink>
      </Foot>
    </Item>
  )
}

const Item = styled(CourseCardShell)`
  & > :last-child {
    align-items: flex-start;
  }
`

const Figure = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
`

const Foot = styled(Row)`
  margin-top: auto;
`
