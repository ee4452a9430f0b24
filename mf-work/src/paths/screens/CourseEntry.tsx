import { fileUrl } from '@mentor-connect/api'
import { languageName } from '@mentor-connect/contract/courses/languageNames'
import type {
  PathCourse,
  PathCourseFacts,
  SkillPathPlace,
} from '@mentor-connect/contract/learning/skillPaths'
import { languageOf, useLocale } from '@mentor-connect/i18n'
import {
  CourseBanner,
  CourseFormatLabel,
  CoverLink,
  EntryCard,
  EntryWords,
  Muted,
  Small,
  Tag,
  color,
  font,
  radius,
  space,
} from '@mentor-connect/ui'
import { BookX, CircleCheck } from 'lucide-react'
import styled from 'styled-components'
import { useSkillPathAddresses } from './useSkillPathAddresses'
import { useT } from './messages/useT'

interface CourseEntryProps {
  /** Position of the course in the whole path, from 1. */
  number: number
  entry: PathCourse
  progress: SkillPathPlace['courses'][number] | undefined
}

/** A course of a path, or the gap that a course which is not available leaves. */
export function CourseEntry({ number, entry: { courseId, course }, progress }: CourseEntryProps) {
  const t = useT()
  const { courseOf } = useSkillPathAddresses()
  if (!course)
    return (
      <Entry as="li" $padding={4}>
        <BookX size={28} color={color.muted} aria-hidden />
        <Muted>{t('paths.page.unavailable')}</Muted>
      </Entry>
    )
  const { title, language, mentorName, banner } = course
  return (
    <Entry as="li" $padding={4}>
      <Picture title={title} src={banner && fileUrl(banner)} />
      <EntryWords>
        <Name>
          {number}.{' '}
          <CoverLink to={courseOf(courseId)} lang={languageOf(title, language)}>
            {title}
          </CoverLink>
        </Name>
        <Small>{t('paths.page.taughtBy', { name: mentorName })}</Small>
        <CourseFacts course={course} />
      </EntryWords>
      <CourseState progress={progress} />
    </Entry>
  )
}

function CourseFacts({ course: { lessons, minutes, format, language } }: { course: PathCourseFacts }) {
  const t = useT()
  const locale = useLocale()
  const durationText = useDurationText()
  return (
    <Facts>
      <Small>{t('paths.page.lessons', { count: lessons })}</Small>
      {minutes !== undefined && <Small>{durationText(minutes)}</Small>}
      <Small>{languageName(language, locale)}</Small>
      <CourseFormatLabel format={format} />
    </Facts>
  )
}

function CourseState({ progress }: Pick<CourseEntryProps, 'progress'>) {
  const t = useT()
  if (!progress?.isEnrolled) return null
  if (progress.isComplete)
    return (
      <Tag $tone="success">
        <CircleCheck size={16} aria-hidden />
        {t('paths.page.done')}
      </Tag>
    )
  return <Tag $tone="neutral">{t('paths.page.percent', { percent: progress.percent })}</Tag>
}

const HALF_HOUR = 30

/** Returns a function that writes a duration in minutes or, from one hour on, in hours and half hours. */
function useDurationText(): (minutes: number) => string {
  const t = useT()
  return (minutes) =>
    minutes < 2 * HALF_HOUR
      ? t('paths.minutes', { count: minutes })
      : t('paths.hours', { count: Math.round(minutes / HALF_HOUR) / 2 })
}

/** On narrow screens, the state of the course is below its text. */
const Entry = styled(EntryCard)`
  @media (max-width: 29.9375rem) {
    grid-template-columns: auto minmax(0, 1fr);

    & > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`

const Picture = styled(CourseBanner)`
  width: 5rem;
  aspect-ratio: 4 / 3;
  border-radius: ${radius.medium};
`

const Name = styled.h4`
  font-weight: ${font.weight.semibold};
`

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
`
