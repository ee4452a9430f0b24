import { fileUrl } from '@mentor-connect/api'
import type { Lesson } from '@mentor-connect/contract/courses/courses'
import type { LessonStatus } from '@mentor-connect/contract/courses/progress'
import { languageOf } from '@mentor-connect/i18n'
import { Button, ButtonAnchor, VisuallyHidden, lazyPart, media } from '@mentor-connect/ui'
import { ArrowRight, BookOpen, CirclePlay } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { lessonMediaOf } from '@mentor-connect/contract/courses/lessons/lessonMedia'
import { useT } from '../../messages/useT'
import { CompleteButton, MarkInProgressButton } from './LessonButtons'
import { OpenLink } from './OpenLink'
import { RowLabel } from './RowLabel'

interface OpenLessonProps {
  lesson: Lesson
  status: LessonStatus
  canChange: boolean
  onChange: (status: LessonStatus) => void
  /** Text of the button of the next step, which also marks the lesson as started. Absent in the list of lessons. */
  nextLabel?: string
}

const LessonViewer = lazyPart(() =>
  import(/* webpackChunkName: "lesson-viewer" */ '../viewer/LessonViewer').then(
    (module) => module.LessonViewer,
  ),
)

/** Buttons that open a lesson inside the page, if its format allows that, and in a new tab. */
export function OpenLesson({ lesson, status, canChange, onChange, nextLabel }: OpenLessonProps) {
  const t = useT()
  const [viewing, setViewing] = useState(false)
  const isNext = nextLabel !== undefined
  const address = lesson.file || lesson.url
  const shown = lessonMediaOf(address)
  const Icon = shown?.kind === 'video' ? CirclePlay : BookOpen
  const start = () => {
    if (status === 'not-started' && canChange) onChange('in-progress')
  }
  const link = { title: lesson.title, address, onOpen: start }
  const name = (
    <>
      {nextLabel ?? <RowLabel>{t('public.viewer.openHere')}</RowLabel>}
      <VisuallyHidden lang={languageOf(lesson.title)}>{lesson.title}</VisuallyHidden>
    </>
  )

  const view = () => {
    setViewing(true)
    start()
  }
  return (
    <>
      {shown && (
        <Button $variant={isNext ? 'primary' : 'ghost'} $small={!isNext} onClick={view}>
          <Icon size={16} aria-hidden />
          {name}
        </Button>
      )}
      {!isNext && address && (
        <InRow $isShownHere={shown !== null}>
          <OpenLink {...link} isInRow />
        </InRow>
      )}
      {isNext && !shown && address && (
        <ButtonAnchor href={fileUrl(address)} target="_blank" rel="noopener noreferrer" onClick={start}>
          {name}
          <ArrowRight size={18} aria-hidden />
          <VisuallyHidden>{t('public.newTab')}</VisuallyHidden>
        </ButtonAnchor>
      )}
      {viewing && shown && (
        <LessonViewer lesson={lesson} media={shown} status={status} onClose={() => setViewing(false)}>
          <CompleteButton
            completed={status === 'completed'}
            disabled={!canChange}
            onToggle={() => onChange(status === 'completed' ? 'not-started' : 'completed')}
          />
          {status === 'not-started' && (
            <MarkInProgressButton
              lesson={lesson.title}
              disabled={!canChange}
              onMark={() => onChange('in-progress')}
            />
          )}
          <OpenLink {...link} />
        </LessonViewer>
      )}
    </>
  )
}

/** On phones, a lesson that can be shown inside the page has this link only in the viewer, not in its row. */
const InRow = styled.span<{ $isShownHere: boolean }>`
  display: contents;
  ${media.belowTablet} {
    display: ${({ $isShownHere }) => ($isShownHere ? 'none' : 'contents')};
  }
`
