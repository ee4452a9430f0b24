import { call, useAttempt } from '@mentor-connect/api'
import { markAttendance } from '@mentor-connect/contract/mentoring/sessions/meetingRecords'
import type { AttendanceMark, SessionOutcome } from '@mentor-connect/contract/mentoring/sessions/attendance'
import { useFormats } from '@mentor-connect/i18n'
import {
  Button,
  Card,
  Muted,
  Notice,
  Row,
  SectionTitle,
  Stack,
  lazyPart,
  useFailureText,
} from '@mentor-connect/ui'
import { useRef } from 'react'
import { useT } from '../../messages/useT'
import type { RecordProps } from './useNotes'
import { useOwnSide } from './useSideName'

/** Loaded on demand, because most people come to their sessions. */
const NoShowWords = lazyPart(() =>
  import(/* webpackChunkName: "no-show" */ './no-show/NoShowWords').then((module) => module.NoShowWords),
)

/** Asks if both people came to the session. They count as present unless one of them says otherwise. */
export function AttendanceCard({
  id,
  name,
  record,
  mentorId,
  outcome,
  onChanged,
}: RecordProps & { mentorId: string; outcome: SessionOutcome }) {
  const t = useT()
  const side = useOwnSide()
  const { dateTime } = useFormats()
  const failureText = useFailureText()
  const heading = useRef<HTMLHeadingElement>(null)
  const { attempt, isBusy, failure } = useAttempt()
  const { own, partner, isOpen, until } = record.attendance
  if (!isOpen && outcome === 'held' && !own && !partner) return null

  const handleMark = async (mark?: AttendanceMark) => {
    const hasWorked = await attempt(async () => {
      onChanged((await call(markAttendance, { params: { id }, body: { ...(mark && { mark }) } })).data)
    })
    // Focuses the heading, because the button that was pressed has disappeared.
    if (hasWorked) heading.current?.focus()
  }
  const isContradicted = outcome === 'held' && (own === 'absent' || partner === 'absent')
  const isAccused = partner === 'absent' && !own
  return (
    <Card as="section" aria-labelledby={`attendance-${id}`}>
      <Stack $gap={4}>
        <SectionTitle id={`attendance-${id}`} ref={heading} tabIndex={-1}>
          {t('sessions.attendance.title')}
        </SectionTitle>
        {isContradicted && <Notice>{t('sessions.attendance.contradicted')}</Notice>}
        {isAccused && <Notice tone="warning">{t('sessions.attendance.accused', { name })}</Notice>}
        {own === 'absent' && !isContradicted && <Notice>{t('sessions.attendance.said', { name })}</Notice>}
        {!isContradicted && (own === 'absent' || partner === 'absent') && (
          <NoShowWords attendance={record.attendance} side={side} mentorId={mentorId} name={name} />
        )}
        {isOpen && !own && !partner && <p>{t('sessions.attendance.text')}</p>}
        {isOpen && <Muted>{t('sessions.attendance.until', { date: dateTime(until) })}</Muted>}
        {isOpen && (
          <Row>
            {isAccused && (
              <Button $inactive={isBusy} onClick={() => void handleMark('met')}>
                {t('sessions.attendance.met')}
              </Button>
            )}
            {own === undefined ? (
              <Button
                $variant="secondary"
                $named
                $inactive={isBusy}
                onClick={() => void handleMark('absent')}
              >
                {t('sessions.attendance.absent', { name })}
              </Button>
            ) : (
              <Button $variant="secondary" $inactive={isBusy} onClick={() => void handleMark()}>
                {t('sessions.attendance.takeBack')}
              </Button>
            )}
          </Row>
        )}
        {failure && (
          <Notice tone="danger">
            {failure.reason === 'attendance_closed' ? t('sessions.attendance.closed') : failureText(failure)}
          </Notice>
        )}
      </Stack>
    </Card>
  )
}
