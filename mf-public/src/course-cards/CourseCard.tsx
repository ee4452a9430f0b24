import { fileUrl } from '@mentor-connect/shared/api'
import type { CourseSummary } from '@mentor-connect/shared/contracts/courses'
import { truncate } from '@mentor-connect/shared/i18n'
import {
  ButtonLink,
  Card,
  CardTitle,
  CourseBanner,
  Muted,
  Row,
  Small,
  Stars,
  Tag,
  color,
  motion,
  shadow,
  space,
} from '@mentor-connect/shared/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { useCoursePath } from './useCoursePath'

const TITLE_SHOWN = 20
const DESCRIPTION_SHOWN = 50
const DOMAINS_SHOWN = 2

export function CourseCard({ course }: { course: CourseSummary }) {
  const t = useT()
  const coursePath = useCoursePath()
  const titleId = useId()
  return (
    <Tall as="article" $padding={0} aria-labelledby={titleId}>
      <CourseBanner title={course.title} src={course.banner && fileUrl(course.banner)} />
      <Body>
        <Row $gap={2}>
          {course.domain.slice(0, DOMAINS_SHOWN).map((domain) => (
            <Tag key={domain}>{domain}</Tag>
          ))}
        </Row>
        <CardTitle id={titleId} title={course.title}>
          {truncate(course.title, TITLE_SHOWN)}
        </CardTitle>
        <Muted>{truncate(course.description, DESCRIPTION_SHOWN)}</Muted>
        <Facts $between>
          <Row $gap={2}>
            <Stars value={course.rating} count={course.reviewCount} />
            <Small>{t('public.course.reviewCount', { count: course.reviewCount })}</Small>
          </Row>
          <Small>{t('public.course.moduleCount', { count: course.moduleCount })}</Small>
        </Facts>
        <ButtonLink to={coursePath(course._id)} $variant="secondary" $wide aria-describedby={titleId}>
          {t('public.course.viewDetails')}
        </ButtonLink>
      </Body>
    </Tall>
  )
}

const Tall = styled(Card)`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  transition: box-shadow ${motion.normal};

  &:hover {
    border-color: ${color.control};
    box-shadow: ${shadow.medium};
  }
`

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[5]};
`

const Facts = styled(Row)`
  margin-top: auto;
`
