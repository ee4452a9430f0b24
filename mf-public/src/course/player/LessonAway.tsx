import { PageTitle } from '@mentor-connect/contract/remote'
import { ButtonLink, Card, Lead, Stack, color } from '@mentor-connect/ui'
import { Lock, SearchX } from 'lucide-react'
import { useCoursePath } from '../../course-cards/useCoursePath'
import { Article } from './Article'
import { LessonTitle } from './LessonTitle'
import { NotForSearchEngines } from './NotForSearchEngines'
import { useT } from './messages/useT'
import { useHeadingFocus } from './useHeadingFocus'

/** Replaces a lesson that does not exist or that the reader may not open. Links to the course. */
export function LessonAway({ courseId, why }: { courseId: string; why: 'notEnrolled' | 'notFound' }) {
  const t = useT()
  const coursePath = useCoursePath()
  const heading = useHeadingFocus()
  const Icon = why === 'notEnrolled' ? Lock : SearchX
  return (
    <Article as={Card}>
      <NotForSearchEngines />
      <PageTitle>{t(`public.player.${why}.title`)}</PageTitle>
      <Stack $gap={4}>
        <Icon size={40} color={color.primary} aria-hidden />
        <LessonTitle ref={heading}>{t(`public.player.${why}.title`)}</LessonTitle>
        <Lead>{t(`public.player.${why}.text`)}</Lead>
        <div>
          <ButtonLink to={coursePath(courseId)}>{t(`public.player.${why}.action`)}</ButtonLink>
        </div>
      </Stack>
    </Article>
  )
}
