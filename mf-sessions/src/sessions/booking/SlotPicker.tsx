import type { Slot } from '@mentor-connect/contract/api/wire'
import {
  Button,
  Card,
  Empty,
  LoadFailed,
  Muted,
  SelectField,
  Skeleton,
  Stack,
  space,
} from '@mentor-connect/ui'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { useWhen } from '../useWhen'
import { CannotBook } from './CannotBook'
import { MentorAway } from './MentorAway'
import { MonthGrid } from './MonthGrid'
import { NoFreeTime } from './NoFreeTime'
import { useSlots } from './useSlots'

interface SlotPickerProps {
  mentorId: string
  /** Id of the only kind of session to offer; absent if the learner chooses the kind. */
  kindId?: string
  /** Present time of a session that is being moved. Its month is shown first. */
  around?: string
  /** Label of the button. */
  action: string
  isBusy: boolean
  /** Called with the chosen time. When the promise settles, the free times are loaded again. */
  onChoose: (slot: Slot, kindId: string) => Promise<unknown>
  /** Further fields, such as the topic of the session. */
  children?: ReactNode
}

/** Choice of a free time: a month, and the times of the chosen day as a list. */
export function SlotPicker({
  mentorId,
  kindId,
  around,
  action,
  isBusy,
  onChoose,
  children,
}: SlotPickerProps) {
  const t = useT()
  const { day: dayText, time, zone } = useWhen()
  const slots = useSlots(mentorId, kindId, around)
  const [chosen, setChosen] = useState<Slot>()
  const { data, days, day } = slots
  const handleChoose = async (slot: Slot) => {
    await onChoose(slot, slots.kind)
    slots.retry()
  }

  if (!data && slots.error) return <LoadFailed error={slots.error} onRetry={slots.retry} />
  // A session that is being moved is booked already, so the conditions for booking do not matter.
  if (!kindId && data?.booking && data.booking !== 'open')
    return <CannotBook why={data.booking} mentorId={mentorId} />
  if (data?.isAway) return <MentorAway />
  if (data && data.kinds.length === 0) return <Empty title={t('sessions.book.noKinds')} />
  const times = day ? (days.get(day) ?? []) : []
  const slot = times.find(({ start }) => start === chosen?.start)
  return (
    <Card>
      <Stack $gap={5}>
        {!kindId && data && data.kinds.length > 1 && (
          <SelectField
            label={t('sessions.book.kind')}
            value={slots.kind}
            options={data.kinds.map(({ id, title, minutes }) => ({
              value: id,
              // The length comes first, because a narrow field cuts off the end.
              label: `${t('sessions.kinds.minutesOf', { count: minutes })} · ${title}`,
            }))}
            onChange={slots.setKind}
          />
        )}
        <Muted>{t('sessions.book.zone', { zone: zone() })}</Muted>
        <Columns>
          <MonthGrid
            month={slots.month}
            days={days}
            chosen={day}
            onMonth={slots.setMonth}
            onChoose={(next) => {
              slots.setDay(next)
              setChosen(undefined)
            }}
          />
          <div aria-live="polite">
            {!data && <Skeleton $height="12rem" />}
            {data && days.size === 0 && <NoFreeTime month={slots.month} absence={data.absence} />}
            {times.length > 0 && (
              <Stack $gap={3}>
                <strong>{dayText(times[0]!.start)}</strong>
                <Times>
                  {times.map((one) => (
                    <li key={one.start}>
                      <Button
                        $wide
                        $variant="secondary"
                        aria-pressed={one.start === slot?.start}
                        onClick={() => setChosen(one)}
                      >
                        {time(one.start)}
                      </Button>
                    </li>
                  ))}
                </Times>
              </Stack>
            )}
          </div>
        </Columns>
        {data && data.slots.length > 0 && children}
        {slot && (
          <div>
            <Button $inactive={isBusy} onClick={() => void handleChoose(slot)}>
              {action}: {dayText(slot.start)}, {time(slot.start)}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${space[6]};
`

const Times = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: ${space[2]};
`
