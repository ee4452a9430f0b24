import type { MeetingNotes } from '@mentor-connect/contract/mentoring/sessions/meetingRecords'
import { Button, Card, CardTitle, Row, Stack } from '@mentor-connect/ui'
import { useEffect, useRef } from 'react'
import { useT } from '../../messages/useT'
import { NotesText } from './NotesText'

interface NotesConflictProps {
  theirs: MeetingNotes
  /** Name of the other person. */
  name: string
  isBusy: boolean
  onUseTheirs: () => void
}

/**
 * Shown above the draft if the notes were saved elsewhere meanwhile: the other version, which can replace the draft.
 */
export function NotesConflict({ theirs, name, isBusy, onUseTheirs }: NotesConflictProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [theirs.version])
  return (
    <Card as="section" aria-labelledby="notes-conflict" $padding={4}>
      <Stack $gap={3}>
        <CardTitle id="notes-conflict" ref={heading} tabIndex={-1}>
          {t('sessions.notes.conflict')}
        </CardTitle>
        <p>{t('sessions.notes.conflictText')}</p>
        <NotesText notes={theirs} name={name} />
        <Row>
          <Button $variant="secondary" $inactive={isBusy} onClick={onUseTheirs}>
            {t('sessions.notes.useTheirs')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
