import { fileUrl } from '@mentor-connect/api'
import type { Lesson } from '@mentor-connect/contract/courses/courses'
import type { LessonStatus } from '@mentor-connect/contract/courses/progress'
import { languageOf, useSharedT } from '@mentor-connect/i18n'
import { IconButton, Modal, Row, Small, Stack, font } from '@mentor-connect/ui'
import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import type { LessonMedia } from '@mentor-connect/contract/courses/lessons/lessonMedia'
import { useT } from '../../messages/useT'
import { PdfViewer } from './PdfViewer'
import { VideoEmbed } from './VideoEmbed'

interface LessonViewerProps {
  lesson: Lesson
  media: LessonMedia
  status: LessonStatus
  onClose: () => void
  /** Buttons for the lesson. */
  children: ReactNode
}

/** Shows a lesson inside the page, above the course, with its status and buttons. */
export function LessonViewer({ lesson, media, status, onClose, children }: LessonViewerProps) {
  const t = useT()
  const sharedT = useSharedT()
  const titleId = useId()
  return (
    <Wide labelledBy={titleId} onClose={onClose}>
      <Stack $gap={4}>
        <Head>
          <div>
            <Heading id={titleId} lang={languageOf(lesson.title)}>
              {lesson.title}
            </Heading>
            <Small role="status">{t(`public.lesson.status.${status}`)}</Small>
          </div>
          <IconButton aria-label={sharedT('ui.close')} onClick={onClose}>
            <X size={24} aria-hidden />
          </IconButton>
        </Head>
        {media.kind === 'video' ? (
          <VideoEmbed title={lesson.title} id={media.id} start={media.start} />
        ) : (
          <PdfViewer title={lesson.title} url={fileUrl(media.path)} />
        )}
        <Row $gap={3}>{children}</Row>
      </Stack>
    </Wide>
  )
}

const Wide = styled(Modal)`
  width: min(60rem, calc(100vw - 1rem));
`

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
`

const Heading = styled.h2`
  font-size: ${font.size.h3};
`
