import { fileUrl } from '@mentor-connect/shared/api'
import type { OwnCourseSummary } from '@mentor-connect/shared/contracts/authoring'
import { useFormats } from '@mentor-connect/shared/i18n'
import { paths } from '@mentor-connect/shared/remote'
import {
  ButtonLink,
  Card,
  CardTitle,
  CourseBanner,
  Row,
  Small,
  Stars,
  Tag,
  VisuallyHidden,
  space,
} from '@mentor-connect/shared/ui'
import { Users } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { StatusBadge } from './StatusBadge'

const DOMAIN_LIMIT = 2

/** A course of the mentor's own, with its state and how it is doing. */
export function CourseCard({ course }: { course: OwnCourseSummary }) {
  const t = useT()
  const { longDate } = useFormats()
  return (
    <Item as="li" $padding={0}>
      <CourseBanner title={course.title} src={course.banner && fileUrl(course.banner)} />
      <Body>
        <Row $gap={2}>
          <StatusBadge status={course.status} />
          {course.domain.slice(0, DOMAIN_LIMIT).map((domain) => (
            <Tag key={domain}>{domain}</Tag>
          ))}
        </Row>
        <CardTitle>{course.title}</CardTitle>
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
            {t('mentor.resources.details')} <VisuallyHidden>{course.title}</VisuallyHidden>
          </ButtonLink>
          <ButtonLink to={paths.mentorArea.editResource(course._id)} $variant="ghost">
            {t('mentor.resources.edit')} <VisuallyHidden>{course.title}</VisuallyHidden>
          </ButtonLink>
        </Foot>
      </Body>
    </Item>
  )
}

const Item = styled(Card)`
  display: flex;
  flex-direction: column;
  overflow: hidden;
`

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[5]};
`

const Figure = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
`

const Foot = styled(Row)`
  margin-top: auto;
`
