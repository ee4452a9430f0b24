import { call, useAttempt } from '@mentor-connect/api'
import { getMeetingCalendar } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { Button, Notice, Row, Stack, saveFile, useFailureText } from '@mentor-connect/ui'
import { CalendarPlus, CalendarX, Clock } from 'lucide-react'
import { useT } from '../messages/useT'

interface SessionActionsProps {
  meetingId: string
  /** True if the session can still be moved or cancelled. */
  isAhead: boolean
  isMoving: boolean
  onMove: () => void
  onCancel: () => void
}

export function SessionActions({ meetingId, isAhead, isMoving, onMove, onCancel }: SessionActionsProps) {
  const t = useT()
  const failureText = useFailureText()
  const { attempt, isBusy, failure } = useAttempt()
  const handleDownload = () =>
    attempt(async () => {
      const { data } = await call(getMeetingCalendar, { params: { id: meetingId } })
      saveFile(data, 'session.ics')
    })
  return (
    <Stack $gap={3}>
      <Row>
        <Button $variant="secondary" $inactive={isBusy} onClick={() => void handleDownload()}>
          <CalendarPlus size={18} aria-hidden />
          {t('sessions.calendar')}
        </Button>
        {isAhead && (
          <>
            <Button $variant="secondary" aria-expanded={isMoving} onClick={onMove}>
              <Clock size={18} aria-hidden />
              {t('sessions.move')}
            </Button>
            <Button $variant="danger" onClick={onCancel}>
              <CalendarX size={18} aria-hidden />
              {t('sessions.cancel')}
            </Button>
          </>
        )}
      </Row>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
    </Stack>
  )
}
