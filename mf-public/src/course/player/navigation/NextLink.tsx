import { fileUrl } from '@mentor-connect/api'
import type { Neighbour } from '@mentor-connect/contract/courses/lessons/lessons'
import { ButtonAnchor, ButtonLink, VisuallyHidden } from '@mentor-connect/ui'
import { ArrowRight, ExternalLink } from 'lucide-react'
import { useCoursePath } from '../../../course-cards/useCoursePath'
import { useT } from '../messages/useT'
import { useLessonPath } from '../../progress/useLessonPath'
import { UpNext } from './UpNext'

interface NextLinkProps {
  courseId: string
  next: Neighbour
  /** True if the reader may open the next lesson; otherwise the link leads to the course, where one can enrol. */
  isOpen: boolean
  /**
   * True to make the link less prominent while the lesson's quiz or task, which has its own button, is not
   * done.
   */
  isQuiet?: boolean
}

/** A link to the next lesson, for readers without progress and after lessons that complete themselves. */
export function NextLink({ courseId, next, isOpen, isQuiet }: NextLinkProps) {
  const t = useT()
  const pathOf = useLessonPath()
  const coursePath = useCoursePath()
  return (
    <UpNext next={next}>
      {!isOpen ? (
        <ButtonLink to={coursePath(courseId)}>
          {t('public.player.enrollToGoOn')}
          <ArrowRight size={20} aria-hidden />
        </ButtonLink>
      ) : next.kind ? (
        <ButtonLink to={pathOf(courseId, next.id)} $variant={isQuiet ? 'secondary' : 'primary'}>
          {t('public.player.next')}
          <ArrowRight size={20} aria-hidden />
        </ButtonLink>
      ) : (
        <ButtonAnchor href={fileUrl(next.file || next.url || '')} target="_blank" rel="noopener noreferrer">
          {t('public.player.next')}
          <ExternalLink size={20} aria-hidden />
          <VisuallyHidden>{t('public.newTab')}</VisuallyHidden>
        </ButtonAnchor>
      )}
    </UpNext>
  )
}
