import { fileUrl } from '@mentor-connect/shared/api'
import type { CourseSummary } from '@mentor-connect/shared/contracts/courses'
import { paths } from '@mentor-connect/shared/remote'
import {
  Card,
  CardTitle,
  CourseBanner,
  Muted,
  Row,
  Small,
  Stars,
  Tag,
  breakpoint,
  color,
  font,
  media,
  motion,
  shadow,
  space,
} from '@mentor-connect/shared/ui'
import { Sparkles } from 'lucide-react'
import styled from 'styled-components'
import { CoverLink } from './CoverLink'
import { useT } from '../messages/useT'

const DOMAIN_LIMIT = 2
const NARROW = `@media (max-width: ${breakpoint.desktop - 1}px)`

/** A course to discover, and why where there is a reason; all of it leads to the course. */
export function CourseTile({ course, reason }: { course: CourseSummary; reason?: string }) {
  const t = useT()
  return (
    <Tile as="li" $padding={0}>
      <Banner title={course.title} src={course.banner && fileUrl(course.banner)} />
      <Body>
        <Row $gap={2}>
          {course.domain.slice(0, DOMAIN_LIMIT).map((domain) => (
            <Tag key={domain}>{domain}</Tag>
          ))}
        </Row>
        <CardTitle>
          <CoverLink to={paths.learner.resource(course._id)}>{course.title}</CoverLink>
        </CardTitle>
        {reason && (
          <Reason>
            <Sparkles size={18} aria-hidden />
            {reason}
          </Reason>
        )}
        <Description>{course.description}</Description>
        <Foot>
          <Stars value={course.rating} count={course.reviewCount} />
          <Small>{t('learner.explore.modules', { count: course.moduleCount })}</Small>
          <Small>{t('learner.explore.by', { name: course.mentorname })}</Small>
        </Foot>
      </Body>
    </Tile>
  )
}

const Tile = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: row;
  overflow: hidden;
  transition: box-shadow ${motion.fast};

  &:hover {
    box-shadow: ${shadow.medium};
  }
  ${media.desktopUp} {
    flex-direction: column;
  }
`

// On a narrow screen a list is easier to look through than a column of pictures.
const Banner = styled(CourseBanner)`
  ${NARROW} {
    flex: none;
    width: clamp(6.5rem, 25%, 12rem);
    aspect-ratio: auto;
  }
`

const Description = styled(Muted)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  ${NARROW} {
    -webkit-line-clamp: 2;
  }
`

const Reason = styled.p`
  display: flex;
  gap: ${space[2]};
  color: ${color.primary};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};

  svg {
    flex: none;
  }
`

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[5]};
  ${NARROW} {
    gap: ${space[2]};
    padding: ${space[4]};
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  margin-top: auto;
`
