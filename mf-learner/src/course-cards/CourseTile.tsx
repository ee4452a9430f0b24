import { fileUrl } from '@mentor-connect/api'
import type { CourseSummary } from '@mentor-connect/contract/courses/courses'
import { languageOf } from '@mentor-connect/i18n'
import { paths } from '@mentor-connect/contract/remote'
import {
  CardTitle,
  CourseCardShell,
  CourseFormatLabel,
  DomainTags,
  Muted,
  Row,
  Small,
  Stars,
  breakpoint,
  color,
  font,
  motion,
  shadow,
  space,
  CoverLink,
} from '@mentor-connect/ui'
import { Sparkles } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { compactCard } from './compactCard'

const NARROW = `@media (max-width: ${breakpoint.desktop - 1}px)`

/** A suggested course, with the reason for the suggestion if there is one. The whole tile is a link. */
export function CourseTile({ course, reason }: { course: CourseSummary; reason?: string }) {
  const t = useT()
  return (
    <Tile tag="li" title={course.title} banner={course.banner && fileUrl(course.banner)}>
      <DomainTags domains={course.domain} />
      <CardTitle>
        <TileLink to={paths.learner.resource(course._id)} lang={languageOf(course.title, course.language)}>
          {course.title}
        </TileLink>
      </CardTitle>
      {reason && (
        <Reason>
          <Sparkles size={18} aria-hidden />
          {reason}
        </Reason>
      )}
      <Description lang={languageOf(course.description, course.language)}>{course.description}</Description>
      <Foot>
        <CourseFormatLabel format={course.format} />
        <Stars value={course.rating} count={course.reviewCount} />
        <Small>{t('learner.explore.modules', { count: course.moduleCount })}</Small>
        <Small>{t('learner.explore.by', { name: course.mentorname })}</Small>
      </Foot>
    </Tile>
  )
}

const Tile = styled(CourseCardShell)`
  position: relative;
  transition: box-shadow ${motion.fast};

  &:hover {
    box-shadow: ${shadow.medium};
  }
  ${NARROW} {
    ${compactCard}
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

const Foot = styled(Row)`
  gap: ${space[1]} ${space[4]};
  margin-top: auto;
`

/** The link of a tile: its title, which covers the tile. */
export const TileLink = styled(CoverLink)`
  color: ${color.text};
  text-decoration: none;

  &:hover {
    color: ${color.primary};
    text-decoration: underline;
  }
`
