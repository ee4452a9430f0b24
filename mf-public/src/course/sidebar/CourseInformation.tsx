import type { Course } from '@mentor-connect/contract/courses/courses'
import { RATING_MAX } from '@mentor-connect/contract/rules/limits'
import { languageName } from '@mentor-connect/contract/courses/languageNames'
import { languageOf, useFormats, useLocale } from '@mentor-connect/i18n'
import { Card, Stack, color, font, space } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { useMentorPath } from '../../page-layout/useMentorPath'

export function CourseInformation({ course }: { course: Course }) {
  const t = useT()
  const { shortDate, number } = useFormats()
  const locale = useLocale()
  const mentorPath = useMentorPath()
  return (
    <Card as="section" $padding={5}>
      <Stack $gap={4}>
        <Heading>{t('public.course.information')}</Heading>
        <Facts>
          <dt>{t('public.course.instructor')}</dt>
          <dd>
            <Link to={mentorPath(course.mentorId)} lang={languageOf(course.mentorname)}>
              {course.mentorname}
            </Link>
          </dd>
          {course.language && (
            <>
              <dt>{t('public.course.language')}</dt>
              <dd>{languageName(course.language, locale)}</dd>
            </>
          )}
          <dt>{t('public.course.studentsLabel')}</dt>
          <dd>{number(course.studentsEnrolled)}</dd>
          <dt>{t('public.course.updated')}</dt>
          <dd>{shortDate(course.updatedAt)}</dd>
          <dt>{t('public.course.counter.rating')}</dt>
          <dd>{course.reviewCount === 0 ? t('ui.rating.new') : `${number(course.rating)}/${RATING_MAX}`}</dd>
        </Facts>
      </Stack>
    </Card>
  )
}

const Heading = styled.h2`
  font-size: ${font.size.h4};
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  margin: 0;

  dt {
    color: ${color.muted};
  }
  dd {
    margin: 0;
    font-weight: ${font.weight.medium};
    text-align: end;
  }
`
