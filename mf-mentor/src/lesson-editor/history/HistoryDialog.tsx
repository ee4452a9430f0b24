import { useEndpoint } from '@mentor-connect/api'
import type { LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { getEarlierLesson } from '@mentor-connect/contract/courses/lessons/lessonDrafts'
import { useFormats } from '@mentor-connect/i18n'
import { Button, LoadFailed, Modal, Row, SectionTitle, Skeleton, Stack } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { bodyDifferences } from './bodyDifferences'
import { DifferenceList } from './DifferenceList'

interface HistoryDialogProps {
  courseId: string
  lessonId: string
  /** The present text of the editor. */
  body: LessonBody
  onRestore: (body: LessonBody) => void
  onClose: () => void
}

/**
 * Shows how the text before the last publication differs from the present one, with a button to restore it.
 */
export function HistoryDialog({ courseId, lessonId, body, onRestore, onClose }: HistoryDialogProps) {
  const t = useT()
  const { dateTime } = useFormats()
  const { data, error, retry } = useEndpoint(getEarlierLesson, { params: { id: courseId, lessonId } })
  return (
    <Modal labelledBy="history-title" onClose={onClose}>
      <Stack>
        <SectionTitle id="history-title">{t('editor.history.title')}</SectionTitle>
        {error && !data && <LoadFailed error={error} onRetry={retry} />}
        {!data && !error && <Skeleton style={{ height: '6rem' }} />}
        {data && (
          <>
            <p>
              {data.savedAt
                ? t('editor.history.of', { date: dateTime(data.savedAt) })
                : t('editor.history.undated')}
            </p>
            <DifferenceList differences={bodyDifferences(body, data.body)} />
            <p>{t('editor.history.hint')}</p>
          </>
        )}
        <Row>
          {data && <Button onClick={() => onRestore(data.body)}>{t('editor.history.restore')}</Button>}
          <Button $variant="secondary" onClick={onClose}>
            {t('editor.form.cancel')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}
