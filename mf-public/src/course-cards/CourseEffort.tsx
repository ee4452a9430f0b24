import type { CourseSummary } from '@mentor-connect/contract/courses/courses'
import { CourseFormatLabel, Small, space } from '@mentor-connect/ui'
import { Clock, SignalHigh } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** Format, level and length of a course, as far as they are known. */
export function CourseEffort({ course: { format, level, hours } }: { course: CourseSummary }) {
  const t = useT()
  if (!format && !level && !hours) return null
  return (
    <Line>
      <CourseFormatLabel format={format} />
      {level && (
        <Small>
          <SignalHigh size={16} aria-hidden />
          {t(`public.course.level.${level}`)}
        </Small>
      )}
      {hours && (
        <Small>
          <Clock size={16} aria-hidden />
          {t('public.course.hours', { count: hours })}
        </Small>
      )}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};

  & > * {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
  }
`
