import { useEndpoint } from '@mentor-connect/api'
import type { LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { getOwnLesson, type OwnLessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import { useFormats } from '@mentor-connect/i18n'
import { Button, Card, LoadFailed, Row, SectionTitle, Skeleton, Stack } from '@mentor-connect/ui'
import { useEffect, useRef, useState } from 'react'
import { DifferenceList } from '../history/DifferenceList'
import { bodyDifferences } from '../history/bodyDifferences'
import { useT } from '../messages/useT'

interface DraftConflictProps {
  courseId: string
  lessonId: string
  mine: LessonBody
  onKeepMine: (theirs: OwnLessonPage) => void
  onUseTheirs: (theirs: OwnLessonPage) => void
}

/**
 * Shown if the lesson was changed elsewhere while it was edited here. Shows both versions, from which the
 * mentor chooses one.
 */
export function DraftConflict({ courseId, lessonId, mine, onKeepMine, onUseTheirs }: DraftConflictProps) {
  const t = useT()
  const { dateTime } = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  const own = useEndpoint(getOwnLesson, { params: { id: courseId, lessonId } })
  // Only the first loaded version is shown, so that nothing changes while the mentor reads it.
  const [theirs, setTheirs] = useState<OwnLessonPage>()
  if (!theirs && own.data && !own.isRefreshing && !own.error) setTheirs(own.data)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card as="section" aria-labelledby="draft-conflict">
      <Stack>
        <SectionTitle id="draft-conflict" ref={heading} tabIndex={-1}>
          {t('editor.conflict.title')}
        </SectionTitle>
        {own.error && !theirs && <LoadFailed error={own.error} onRetry={own.retry} />}
        {!theirs && !own.error && <Skeleton style={{ height: '6rem' }} />}
        {theirs && (
          <>
            <p>{t('editor.conflict.text', { date: dateTime(theirs.draft?.savedAt ?? theirs.version) })}</p>
            <DifferenceList differences={bodyDifferences(theirs.draft?.body ?? theirs.body, mine)} />
            <Row>
              <Button onClick={() => onKeepMine(theirs)}>{t('editor.conflict.mine')}</Button>
              <Button $variant="secondary" onClick={() => onUseTheirs(theirs)}>
                {t('editor.conflict.theirs')}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Card>
  )
}
