import type { Lesson } from '@mentor-connect/contract/api/courses'
import type { LessonStatus } from '@mentor-connect/contract/api/learners'
import { languageOf } from '@mentor-connect/i18n'
import {
  Button,
  Small,
  TARGET,
  VisuallyHidden,
  color,
  font,
  lazyPart,
  media,
  space,
} from '@mentor-connect/ui'
import { BookOpen, CirclePlay } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { useLessonPath } from '../player/useLessonPath'
import { lessonMediaOf } from '../viewer/lessonMedia'
import { CompleteButton, LessonStatusButton, MarkInProgressButton } from './LessonButtons'
import { OpenLink } from './OpenLink'

interface LessonRowProps {
  lesson: Lesson
  status: LessonStatus
  disabled: boolean
  onChange: (status: LessonStatus) => void
}

const LessonViewer = lazyPart(() =>
  import(/* webpackChunkName: "lesson-viewer" */ '../viewer/LessonViewer').then(
    (module) => module.LessonViewer,
  ),
)

export function LessonRow({ lesson, status, disabled, onChange }: LessonRowProps) {
  const t = useT()
  const [viewing, setViewing] = useState(false)
  const inPlace = useLessonAddress(lesson)
  const address = inPlace ? '' : lesson.file || lesson.url
  const shown = lessonMediaOf(address)
  const Icon = shown?.kind === 'video' ? CirclePlay : BookOpen
  const toggle = () => onChange(status === 'completed' ? 'not-started' : 'completed')
  const start = () => {
    if (status === 'not-started' && !disabled) onChange('in-progress')
  }
  const handleView = () => {
    start()
    setViewing(true)
  }
  const outside = address && <OpenLink title={lesson.title} address={address} onOpen={start} />
  const markInProgress = status === 'not-started' && (
    <MarkInProgressButton lesson={lesson.title} disabled={disabled} onMark={() => onChange('in-progress')} />
  )
  return (
    <Item>
      <LessonStatusButton lesson={lesson.title} status={status} disabled={disabled} onToggle={toggle} />
      <Text>
        <Name lang={languageOf(lesson.title)}>
          {inPlace ? <TitleLink to={inPlace}>{lesson.title}</TitleLink> : lesson.title}
        </Name>
        <Small>
          {t(lesson.kind ? `public.lesson.kind.${lesson.kind}` : `public.lesson.type.${lesson.type}`)} ·{' '}
          {t(`public.lesson.status.${status}`)}
        </Small>
      </Text>
      <Actions>
        {markInProgress}
        {shown && (
          <Button $variant="secondary" $small onClick={handleView}>
            <Icon size={16} aria-hidden />
            {t('public.viewer.openHere')}
            <VisuallyHidden lang={languageOf(lesson.title)}>{lesson.title}</VisuallyHidden>
          </Button>
        )}
        {outside}
      </Actions>
      {viewing && shown && (
        <LessonViewer lesson={lesson} media={shown} status={status} onClose={() => setViewing(false)}>
          <CompleteButton completed={status === 'completed'} disabled={disabled} onToggle={toggle} />
          {markInProgress}
          {outside}
        </LessonViewer>
      )}
    </Item>
  )
}

/** The address of a lesson that is learned in place. */
function useLessonAddress({ id, kind }: Lesson): string | undefined {
  const { courseId = '' } = useParams()
  const pathOf = useLessonPath()
  return kind && id ? pathOf(courseId, id) : undefined
}

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${color.border};
`

const Text = styled.div`
  flex: 1;
  min-width: 10rem;
`

const Name = styled.span`
  display: block;
  font-weight: ${font.weight.medium};
`

const TitleLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${TARGET};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  ${media.belowTablet} {
    width: 100%;
    padding-inline-start: calc(${TARGET} + ${space[3]});

    & > * {
      min-height: ${TARGET};
    }
  }
`
