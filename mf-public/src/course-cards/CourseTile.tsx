import { fileUrl } from '@mentor-connect/api'
import type { CourseSummary } from '@mentor-connect/contract/courses/courses'
import { languageOf } from '@mentor-connect/i18n'
import {
  CourseCardShell,
  CourseFormatLabel,
  CoverLink,
  Row,
  Small,
  Stars,
  Tag,
  color,
  font,
  motion,
  shadow,
  space,
} from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { useCoursePath } from './useCoursePath'

/** A course in a row of suggestions, smaller than a course card. The whole tile is a link. */
export function CourseTile({ course }: { course: CourseSummary }) {
  const t = useT()
  const coursePath = useCoursePath()
  return (
    <Tile tag="li" title={course.title} banner={course.banner && fileUrl(course.banner)}>
      <Name lang={languageOf(course.title, course.language)}>
        <TitleLink to={coursePath(course._id)}>{course.title}</TitleLink>
      </Name>
      <Teacher lang={languageOf(course.mentorname)}>{course.mentorname}</Teacher>
      {course.featured && <Mark $tone="accent">{t('public.course.featured')}</Mark>}
      <CourseFormatLabel format={course.format} />
      <Foot $gap={2} $between>
        <Stars value={course.rating} count={course.reviewCount} size={16} />
        <Small>{t('public.course.lessonCount', { count: course.lessonCount })}</Small>
      </Foot>
    </Tile>
  )
}

/** Height for a title of two lines, so that tiles are aligned and have the height of their placeholders. */
export const TEXT_HEIGHT = '10.25rem'

const Tile = styled(CourseCardShell)`
  position: relative;
  transition:
    box-shadow ${motion.normal},
    border-color ${motion.normal};

  & > :last-child {
    gap: ${space[1]};
    min-height: ${TEXT_HEIGHT};
    padding: ${space[4]};
  }
  &:hover {
    border-color: ${color.control};
    box-shadow: ${shadow.medium};
  }
`

const Name = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${font.size.body};
  font-weight: ${font.weight.semibold};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

const TitleLink = styled(CoverLink)`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`

/** Placed on the picture, so that all tiles of a row have the same height. */
const Mark = styled(Tag)`
  position: absolute;
  top: ${space[3]};
  left: ${space[3]};
  pointer-events: none;
`

const Teacher = styled(Small)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Foot = styled(Row)`
  min-height: 1.75rem;
  margin-top: auto;
`
