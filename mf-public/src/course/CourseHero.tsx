import { fileUrl } from '@mentor-connect/api'
import type { Course } from '@mentor-connect/contract/courses/courses'
import { languageOf } from '@mentor-connect/i18n'
import {
  CourseBanner,
  Lead,
  Row,
  Small,
  Stack,
  Stars,
  SubjectTag,
  Title,
  color,
  media,
  radius,
  shadow,
  space,
} from '@mentor-connect/ui'
import { BadgeCheck, Clock, SignalHigh, Users, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** Subjects, title, description, rating, level and length of a course. */
export function CourseHero({ course }: { course: Course }) {
  const t = useT()
  return (
    <Panel>
      <Text $gap={4}>
        <Row $gap={2}>
          {course.domain.map((domain) => (
            <SubjectTag key={domain} subject={domain} />
          ))}
        </Row>
        <Title lang={languageOf(course.title, course.language)}>{course.title}</Title>
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
      </Text>
      <Banner title={course.title} src={course.banner && fileUrl(course.banner)} />
    </Panel>
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

const Panel = styled.header`
  display: grid;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.low};
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`

/** First on phones, where the picture is low so that there is room for the title. */
const Banner = styled(CourseBanner)`
  order: -1;
  aspect-ratio: 5 / 2;
  ${media.tabletUp} {
    order: 0;
    aspect-ratio: auto;
    min-height: 18rem;
    height: 100%;
  }
`

const Text = styled(Stack)`
  justify-content: center;
  padding: ${space[5]};
  ${media.tabletUp} {
    padding: ${space[8]};
  }
`

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
