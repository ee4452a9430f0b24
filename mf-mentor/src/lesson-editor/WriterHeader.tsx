import { isEmptyBody } from '@mentor-connect/contract/courses/lessons/lessonMinutes'
import type { OwnLessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import { paths } from '@mentor-connect/contract/remote'
import { languageOf } from '@mentor-connect/i18n'
import {
  Button,
  ButtonAnchor,
  ButtonLink,
  Muted,
  Notice,
  Row,
  Stack,
  Title,
  VisuallyHidden,
  useFailureText,
} from '@mentor-connect/ui'
import { ExternalLink, History, ListChecks } from 'lucide-react'
import type { MouseEvent } from 'react'
import { SaveStatus } from './autosave/SaveStatus'
import type { DraftSaver, SaveState } from './autosave/DraftSaver'
import { BackToCourse } from './BackToCourse'
import { useT } from './messages/useT'
import type { Publishing } from './settings/usePublishing'

interface WriterHeaderProps {
  lesson: OwnLessonPage
  saveState: SaveState
  saver: DraftSaver
  publishing: Publishing
  onHistory: () => void
}

/** The lesson's title, the state of saving, and the actions on the lesson. */
export function WriterHeader({ lesson, saveState, saver, publishing, onHistory }: WriterHeaderProps) {
  const t = useT()
  const failureText = useFailureText()
  const { live, isBusy, canPublish, isDraft, failure } = publishing
  const { courseId, courseTitle, moduleName } = lesson
  const { id, title, kind } = lesson.lesson
  const previewPath = `${paths.lesson(courseId, id)}?draft`

  const handlePreview = (event: MouseEvent) => {
    if (saver.isSaved) return
    event.preventDefault()
    void saver.flush().then(() => window.open(previewPath, '_blank', 'noopener'))
  }
  return (
    <Stack as="header" $gap={3}>
      <BackToCourse to={paths.mentorArea.resource(courseId)} title={courseTitle} />
      <Stack $gap={1}>
        <Muted lang={languageOf(moduleName)}>{moduleName}</Muted>
        <Title lang={languageOf(title)}>{title}</Title>
        <SaveStatus
          state={saveState}
          isDraft={isDraft}
          isEmpty={isEmptyBody(live.body)}
          isCourseDraft={live.isCourseDraft}
        />
      </Stack>
      <Row>
        <Button
          onClick={() => void publishing.publish()}
          $inactive={isBusy || !canPublish || saveState.kind === 'conflict'}
        >
          {t(isBusy ? 'editor.publishing' : 'editor.publish')}
        </Button>
        <ButtonAnchor
          $variant="secondary"
          href={previewPath}
          target="_blank"
          rel="noopener"
          onClick={handlePreview}
        >
          {t('editor.see')}
          <ExternalLink size={16} aria-hidden />
          <VisuallyHidden>{t('editor.newTab')}</VisuallyHidden>
        </ButtonAnchor>
        {kind === 'task' && (
          <ButtonLink $variant="secondary" to={paths.mentorArea.task(courseId, id)}>
            <ListChecks size={18} aria-hidden />
            {t('editor.toRubric')}
          </ButtonLink>
        )}
        {live.hasEarlier && (
          <Button $variant="ghost" onClick={onHistory}>
            <History size={18} aria-hidden />
            {t('editor.history.open')}
          </Button>
        )}
      </Row>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
    </Stack>
  )
}
