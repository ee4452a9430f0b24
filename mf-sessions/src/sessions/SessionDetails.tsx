import type { MeetingDetails } from '@mentor-connect/contract/mentoring/sessions/meetings'
import {
  Card,
  Columns,
  ConfirmDialog,
  Notice,
  Skeleton,
  Stack,
  lazyPart,
  useFailureText,
} from '@mentor-connect/ui'
import { useState, useEffect, useRef } from 'react'
import { useT } from '../messages/useT'
import { NextSlots } from './booking/NextSlots'
import { CallLink } from './CallLink'
import { JoinNote } from './JoinNote'
import { RecordSection } from './record/RecordSection'
import { SessionActions } from './SessionActions'
import { SessionHeader } from './SessionHeader'
import { SessionFacts } from './SessionFacts'
import { useCallTime } from './useCallTime'
import { useSessionChanges } from './useSessionChanges'

/** Loaded on demand, because most people open a session to join it, not to move it. */
const SlotPicker = lazyPart(
  () =>
    import(/* webpackChunkName: "slot-picker" */ './booking/SlotPicker').then((module) => module.SlotPicker),
  <Skeleton $height="20rem" />,
)

/** Loaded on demand, because most sessions are not part of a series. */
const SeriesCard = lazyPart(
  () => import(/* webpackChunkName: "series" */ './series/SeriesCard').then((module) => module.SeriesCard),
  <Skeleton $height="10rem" />,
)

interface SessionDetailsProps {
  meeting: MeetingDetails
  onChanged: () => void
}

/** The time and the partner of a session. The actions depend on whether the session is in the future. */
export function SessionDetails({ meeting, onChanged }: SessionDetailsProps) {
  const t = useT()
  const failureText = useFailureText()
  const [isMoving, setMoving] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  const changes = useSessionChanges(meeting, onChanged)
  const { partner, state, outcome, series } = meeting
  const { failure } = changes
  const isCallOpen = useCallTime(meeting).phase === 'open'
  const isAhead = state === 'booked' && Date.parse(meeting.start) > Date.now()
  const isOver = Date.parse(meeting.end) <= Date.now()

  const handleMove = async (start: string) => {
    if (await changes.move(start)) setMoving(false)
  }
  const handleCancel = async () => {
    await changes.cancel()
    setCancelling(false)
  }
  return (
    <Stack $gap={5}>
      <SessionHeader meeting={meeting} />
      {state === 'cancelled' && (
        <Notice>{t(`sessions.cancelledBy.${meeting.cancelledBy ?? 'operator'}`)}</Notice>
      )}
      {outcome && outcome !== 'held' && <Notice>{t(`sessions.outcome.${outcome}`)}</Notice>}
      {meeting.isInConflict && <Notice tone="warning">{t('sessions.conflictText')}</Notice>}
      <Columns $parts={[2, 3]} $gap={5} $from="wideUp">
        <Stack>
          <SessionFacts meeting={meeting} />
          {(!isOver || isCallOpen || failure || changes.done) && (
            <Card>
              <Stack $gap={5}>
                <CallLink meeting={meeting} />
                {state === 'booked' && <JoinNote meeting={meeting} onOpen={onChanged} />}
                {failure && failure.code !== 'slot_taken' && (
                  <Notice tone="danger">{failureText(failure)}</Notice>
                )}
                {changes.done && !isCancelling && (
                  <DoneNotice>{t(`sessions.done.${changes.done}`)}</DoneNotice>
                )}
                <SessionActions
                  meetingId={meeting.id}
                  isAhead={isAhead}
                  onMove={() => setMoving(!isMoving)}
                  isMoving={isMoving}
                  onCancel={() => setCancelling(true)}
                />
              </Stack>
            </Card>
          )}
          {series && <SeriesCard meeting={meeting} place={series} onChanged={onChanged} />}
        </Stack>
        {state === 'booked' && (
          <Stack $gap={5}>
            {isMoving && changes.nextSlots && (
              <NextSlots
                slots={changes.nextSlots}
                isBusy={changes.isBusy}
                onChoose={({ start }) => void handleMove(start)}
              />
            )}
            {isMoving && (
              <SlotPicker
                mentorId={meeting.mentorId}
                kindId={meeting.kindId}
                around={meeting.start}
                action={t('sessions.moveHere')}
                isBusy={changes.isBusy}
                onChoose={(slot) => handleMove(slot.start)}
              />
            )}
            <RecordSection meeting={meeting} onChanged={onChanged} />
          </Stack>
        )}
      </Columns>
      {isCancelling && (
        <ConfirmDialog
          title={t('sessions.cancelTitle')}
          yes={t('sessions.cancelYes')}
          no={t('sessions.cancelNo')}
          isBusy={changes.isBusy}
          onYes={() => void handleCancel()}
          onClose={() => setCancelling(false)}
        >
          {t('sessions.cancelText', { name: partner.name })} {series && t('sessions.cancelInSeries')}
        </ConfirmDialog>
      )}
    </Stack>
  )
}

/** Confirms an action. Takes the focus, because the button that was pressed has disappeared. */
function DoneNotice({ children }: { children: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="success">{children}</Notice>
    </div>
  )
}
