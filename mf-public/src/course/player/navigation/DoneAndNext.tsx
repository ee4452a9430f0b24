import { fileUrl } from '@mentor-connect/api'
import type { Neighbour } from '@mentor-connect/contract/courses/lessons/lessons'
import { Button, ButtonAnchor, VisuallyHidden } from '@mentor-connect/ui'
import { ArrowRight, CircleCheckBig, ExternalLink } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useT } from '../messages/useT'
import { useLessonPath } from '../../progress/useLessonPath'
import { UpNext } from './UpNext'

interface DoneAndNextProps {
  courseId: string
  next: Neighbour | undefined
  isDone: boolean
  /** False until the stored progress is loaded. */
  isReady: boolean
  onDone: () => void
}

/** A button that completes the lesson and opens the next one, which may be on another site. */
export function DoneAndNext({ courseId, next, isDone, isReady, onDone }: DoneAndNextProps) {
  const t = useT()
  const navigate = useNavigate()
  const pathOf = useLessonPath()
  const label = next ? (isDone ? 'next' : 'doneAndNext') : 'done'
  const isOutside = next && !next.kind

  const handleDone = () => {
    onDone()
    if (next && !isOutside) void navigate(pathOf(courseId, next.id))
  }
  return (
    <UpNext next={next}>
      {isOutside ? (
        <ButtonAnchor
          $wide
          href={fileUrl(next.file || next.url || '')}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onDone}
        >
          {t(`public.player.${label}`)}
          <ExternalLink size={20} aria-hidden />
          <VisuallyHidden>{t('public.newTab')}</VisuallyHidden>
        </ButtonAnchor>
      ) : (
        <Button $wide $inactive={!isReady} onClick={handleDone}>
          {!next && <CircleCheckBig size={20} aria-hidden />}
          {t(`public.player.${label}`)}
          {next && <ArrowRight size={20} aria-hidden />}
        </Button>
      )}
    </UpNext>
  )
}
