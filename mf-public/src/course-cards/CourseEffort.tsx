import type { CourseSummary } from '@mentor-connect/contract/api/courses'
import { Small, space } from '@mentor-connect/ui'
import { Clock, SignalHigh } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** How hard and how long a course is, as far as that is stated. */
export function CourseEffort({ course: { level, hours } }: { course: CourseSummary }) {
  const t = useT()
  if (!level && !hours) return null
  return (
    <Line>
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
