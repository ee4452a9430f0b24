import { fileUrl } from '@mentor-connect/shared/api'
import type { CourseSummary } from '@mentor-connect/shared/contracts/courses'
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

const DOMAIN_LIMIT = 2

/** A course of the mentor's own, with how it is doing. */
export function CourseCard({ course }: { course: CourseSummary }) {
  const t = useT()
  const { longDate } = useFormats()
  return (
    <Item as="li" $padding={0}>
      <CourseBanner title={course.title} src={course.banner && fileUrl(course.banner)} />
      <Body>
        <Row $gap={2}>
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
        <Foot to={paths.resource(course._id)} $variant="secondary">
          {t('mentor.resources.view')}
          <VisuallyHidden>{course.title}</VisuallyHidden>
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

const Foot = styled(ButtonLink)`
  margin-top: auto;
`
