import type { Course } from '@mentor-connect/contract/courses/courses'
import { languageOf } from '@mentor-connect/i18n'
import { Lead, Row, Small, Stars, color, space } from '@mentor-connect/ui'
import { BadgeCheck, Clock, SignalHigh, Users, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** Description, rating, level, length and number of learners. */
export function CourseSummary({ course }: { course: Course }) {
  const t = useT()
  return (
    <>
      <Lead lang={languageOf(course.description, course.language)}>{course.description}</Lead>
      <Row $gap={2}>
        <Stars value={course.rating} count={course.reviewCount} size={22} />
        <Small>{t('public.course.reviewCount', { count: course.reviewCount })}</Small>
      </Row>
      <Facts>
        {course.level && <Fact icon={SignalHigh}>{t(`public.course.level.${course.level}`)}</Fact>}
        {course.hours && <Fact icon={Clock}>{t('public.course.hours', { count: course.hours })}</Fact>}
        <Fact icon={Users}>{t('public.course.students', { count: course.studentsEnrolled })}</Fact>
        <Fact icon={BadgeCheck}>{t('public.course.free')}</Fact>
      </Facts>
    </>
  )
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li>
      <Icon size={20} aria-hidden />
      <span>{children}</span>
    </li>
  )
}

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};

  li {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }
  svg {
    flex: none;
    color: ${color.primary};
  }
`
