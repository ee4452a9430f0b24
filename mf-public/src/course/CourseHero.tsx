import { fileUrl } from '@mentor-connect/api'
import type { Course } from '@mentor-connect/contract/api/courses'
import { languageOf } from '@mentor-connect/i18n'
import {
  CourseBanner,
  Row,
  Small,
  Stack,
  Stars,
  Tag,
  Title,
  color,
  media,
  radius,
  shadow,
  space,
} from '@mentor-connect/ui'
import { Users } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

export function CourseHero({ course }: { course: Course }) {
  const t = useT()
  return (
    <Panel>
      <Banner title={course.title} src={course.banner && fileUrl(course.banner)} />
      <Text $gap={4}>
        <Row $gap={2}>
          {course.domain.map((domain) => (
            <Tag key={domain} lang={languageOf(domain)}>
              {domain}
            </Tag>
          ))}
        </Row>
        <Title lang={languageOf(course.title, course.language)}>{course.title}</Title>
        <Row $gap={5}>
          <Row $gap={2}>
            <Stars value={course.rating} count={course.reviewCount} size={22} />
            <Small>{t('public.course.reviewCount', { count: course.reviewCount })}</Small>
          </Row>
          <Row $gap={2}>
            <Users size={20} aria-hidden />
            {t('public.course.students', { count: course.studentsEnrolled })}
          </Row>
        </Row>
      </Text>
    </Panel>
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
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`

const Banner = styled(CourseBanner)`
  ${media.tabletUp} {
    aspect-ratio: auto;
    min-height: 16rem;
    height: 100%;
  }
`

const Text = styled(Stack)`
  justify-content: center;
  padding: ${space[6]};
  ${media.tabletUp} {
    padding: ${space[8]};
  }
`
