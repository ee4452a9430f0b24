import type { Slot } from '@mentor-connect/contract/api/wire'
import type { MentorSlots } from '@mentor-connect/contract/mentoring/sessions/availability'
import { FreeTimes, useFreeTimes } from '@mentor-connect/features/free-times'
import { Button, Card, Empty, LoadFailed, Stack } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import { useT } from '../../messages/useT'
import { useWhen } from '../useWhen'
import { BookingPaused } from './BookingPaused'
import { CannotBook } from './CannotBook'
import { MentorAway } from './MentorAway'
import { NoFreeTime } from './NoFreeTime'

interface SlotPickerProps {
  mentorId: string
  /** Id of the only kind of session to offer; absent if the learner chooses the kind. */
  kindId?: string
  /** Start of the session that is being moved. Its month is shown first. */
  around?: string
  /** The kind and the beginning of the time that is chosen at first, if it is still free. */
  wanted?: { kindId?: string; start?: string }
  /** Label of the button. */
  action: string
  isBusy: boolean
  /** Called with the chosen time. When the promise settles, the free times are loaded again. */
  onChoose: (slot: Slot, kindId: string) => unknown
  /** Further fields, such as the topic of the session. */
  children?: (offer: MentorSlots) => ReactNode
}

/** Choice of a free time, with a button that books it or moves a session to it. */
export function SlotPicker({
  mentorId,
  kindId,
  around,
  wanted = {},
  action,
  isBusy,
  onChoose,
  children,
}: SlotPickerProps) {
  const t = useT()
  const { day, time } = useWhen()
  const times = useFreeTimes(mentorId, {
    ...wanted,
    ...(kindId && { onlyKind: kindId }),
    ...(around && { around }),
  })
  const { data, slot } = times
  const handleChoose = async (chosen: Slot) => {
    await onChoose(chosen, times.kind)
    times.retry()
  }

  if (!data && times.error) return <LoadFailed error={times.error} onRetry={times.retry} />
  // A session that is being moved is booked already, so the conditions for booking do not matter.
  if (!kindId && data?.booking && data.booking !== 'open')
    return <CannotBook why={data.booking} mentorId={mentorId} />
  if (!kindId && data?.pausedUntil) return <BookingPaused until={data.pausedUntil} />
  if (data?.isAway) return <MentorAway />
  if (data && data.kinds.length === 0) return <Empty title={t('sessions.book.noKinds')} />
  return (
    <Card>
      <Stack $gap={5}>
        <FreeTimes
          times={times}
          choosesKind={!kindId}
          none={<NoFreeTime month={times.month} absence={data?.absence} />}
        />
        {data && data.slots.length > 0 && children?.(data)}
        {slot && (
          <div>
            <Button $inactive={isBusy} onClick={() => void handleChoose(slot)}>
              {action}: {day(slot.start)}, {time(slot.start)}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
