import { fileUrl } from '@mentor-connect/api'
import type { CourseSummary } from '@mentor-connect/contract/courses/courses'
import { languageOf, truncate } from '@mentor-connect/i18n'
import {
  ButtonLink,
  CardTitle,
  CourseCardShell,
  DomainTags,
  Muted,
  Row,
  Small,
  Stars,
  color,
  media,
  motion,
  radius,
  shadow,
  space,
} from '@mentor-connect/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { CourseEffort } from './CourseEffort'
import { useCoursePath } from './useCoursePath'

const PICTURE_ON_PHONES = '7rem'
const TITLE_SHOWN = 20
const DESCRIPTION_SHOWN = 50

export function CourseCard({ course }: { course: CourseSummary }) {
  const t = useT()
  const coursePath = useCoursePath()
  const titleId = useId()
  return (
    <Box
      tag="article"
      title={course.title}
      banner={course.banner && fileUrl(course.banner)}
      aria-labelledby={titleId}
    >
      <DomainTags domains={course.domain} />
      <CardTitle id={titleId} title={course.title} lang={languageOf(course.title, course.language)}>
        {truncate(course.title, TITLE_SHOWN)}
      </CardTitle>
      <Muted lang={languageOf(course.description, course.language)}>
        {truncate(course.description, DESCRIPTION_SHOWN)}
      </Muted>
      <Facts $between>
        <Row $gap={2}>
          <Stars value={course.rating} count={course.reviewCount} />
          <Small>{t('public.course.reviewCount', { count: course.reviewCount })}</Small>
        </Row>
        <Small>{t('public.course.moduleCount', { count: course.moduleCount })}</Small>
      </Facts>
      <CourseEffort course={course} />
      <ButtonLink to={coursePath(course._id)} $variant="secondary" $wide aria-describedby={titleId}>
        {t('public.course.viewDetails')}
      </ButtonLink>
    </Box>
  )
}

/** On phones the picture is beside the title, so that about three courses fit on the screen. */
const Box = styled(CourseCardShell)`
  height: 100%;
  transition: box-shadow ${motion.normal};

  &:hover {
    border-color: ${color.control};
    box-shadow: ${shadow.medium};
  }

  ${media.belowTablet} {
    display: grid;
    grid-template-columns: ${PICTURE_ON_PHONES} minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    gap: ${space[2]} ${space[3]};
    padding: ${space[4]};

    & > :first-child {
      grid-row: 1 / 3;
      aspect-ratio: 4 / 3;
      border-radius: ${radius.medium};
    }
    & > :last-child {
      display: contents;
    }
    & > :last-child > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`

const Facts = styled(Row)`
  margin-top: auto;
`
