import { fileUrl } from '@mentor-connect/api'
import type { Dashboard, ProgressDetail } from '@mentor-connect/contract/learning/learners'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import { paths } from '@mentor-connect/contract/remote'
import {
  ButtonLink,
  Card,
  CardTitle,
  CourseBanner,
  Muted,
  Row,
  SectionTitle,
  Small,
  VisuallyHidden,
  color,
  font,
  media,
  radius,
  space,
} from '@mentor-connect/ui'
import { Play, RotateCcw } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { openingText } from './currentCourse'
import { isFinished } from './progressRates'

type RecentCourse = Dashboard['recentLearnings'][number]

interface RecentLearningProps {
  courses: RecentCourse[]
  details: ProgressDetail[]
}

export function RecentLearning({ courses, details }: RecentLearningProps) {
  const t = useT()
  const progress = new Map(details.map((detail) => [detail.courseId, detail]))
  return (
    <Card as="section" aria-labelledby="recent-title">
      <SectionTitle id="recent-title">{t('learner.recent.title')}</SectionTitle>
      <List>
        {courses.map((course) => (
          <RecentItem key={course.courseId} course={course} progress={progress.get(course.courseId)} />
        ))}
      </List>
    </Card>
  )
}

interface RecentItemProps {
  course: RecentCourse
  /** Absent for a course without lessons. */
  progress: ProgressDetail | undefined
}

function RecentItem({ course, progress }: RecentItemProps) {
  const t = useT()
  const { longDate } = useFormats()
  const Icon = progress && isFinished(progress) ? RotateCcw : Play
  return (
    <Item>
      <Thumb title={course.title} src={course.banner && fileUrl(course.banner)} />
      <div>
        <ItemTitle lang={languageOf(course.title)}>{course.title}</ItemTitle>
        <Description lang={languageOf(course.description)}>{course.description}</Description>
        <Row $between>
          <Small>{t('learner.recent.lastActive', { date: longDate(course.lastActiveAt) })}</Small>
          <ButtonLink to={paths.learner.resource(course.courseId)} $variant="secondary">
            <Icon size={18} aria-hidden />
            {t(openingText(progress))}
            <VisuallyHidden lang={languageOf(course.title)}>{course.title}</VisuallyHidden>
          </ButtonLink>
        </Row>
      </div>
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
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;

  & + & {
    padding-top: ${space[5]};
    border-top: 1px solid ${color.border};
  }
  ${media.tabletUp} {
    grid-template-columns: 9rem minmax(0, 1fr);
  }
`

const ItemTitle = styled(CardTitle)`
  font-size: ${font.size.h4};
`

const Thumb = styled(CourseBanner)`
  border-radius: ${radius.medium};
`

const Description = styled(Muted)`
  display: -webkit-box;
  margin-block: ${space[1]} ${space[3]};
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
