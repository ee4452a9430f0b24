import { fileUrl } from '@mentor-connect/shared/api'
import type { Dashboard } from '@mentor-connect/shared/contracts/learners'
import { useFormats } from '@mentor-connect/shared/i18n'
import { paths } from '@mentor-connect/shared/remote'
import {
  ButtonLink,
  Card,
  CardTitle,
  CourseBanner,
  Empty,
  Muted,
  SectionTitle,
  Small,
  VisuallyHidden,
  color,
  media,
  radius,
  space,
} from '@mentor-connect/shared/ui'
import { BookOpen, Play } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

type RecentCourse = Dashboard['recentLearnings'][number]

export function RecentLearning({ courses }: { courses: RecentCourse[] }) {
  const t = useT()
  return (
    <Card as="section" aria-labelledby="recent-title">
      <SectionTitle id="recent-title">{t('learner.recent.title')}</SectionTitle>
      {courses.length === 0 ? (
        <Empty
          title={t('learner.recent.empty')}
          picture={<BookOpen size={40} color={color.muted} aria-hidden />}
        />
      ) : (
        <List>
          {courses.map((course) => (
            <RecentItem key={course.courseId} course={course} />
          ))}
        </List>
      )}
    </Card>
  )
}

function RecentItem({ course }: { course: RecentCourse }) {
  const t = useT()
  const { longDate } = useFormats()
  return (
    <Item>
      <Thumb title={course.title} src={course.banner && fileUrl(course.banner)} />
      <div>
        <CardTitle>{course.title}</CardTitle>
        <Description>{course.description}</Description>
        <Small>{t('learner.recent.lastActive', { date: longDate(course.lastActiveAt) })}</Small>
      </div>
      <ButtonLink to={paths.learner.resource(course.courseId)} $variant="secondary">
        <Play size={18} aria-hidden />
        {t('learner.recent.continue')}
        <VisuallyHidden>{course.title}</VisuallyHidden>
      </ButtonLink>
    </Item>
  )
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  margin-top: ${space[5]};
`

const Item = styled.li`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${space[3]} ${space[4]};
  align-items: start;

  & + & {
    padding-top: ${space[5]};
    border-top: 1px solid ${color.border};
  }
  & > a {
    grid-column: 1 / -1;
  }
  ${media.tabletUp} {
    grid-template-columns: 8.5rem minmax(0, 1fr) auto;
    align-items: center;
    & > a {
      grid-column: auto;
    }
  }
`

const Thumb = styled(CourseBanner)`
  border-radius: ${radius.medium};
`

const Description = styled(Muted)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
