import { useEndpoint } from '@mentor-connect/api'
import {
  BUSY_CALENDARS_MAX,
  getBusyCalendars,
  type BusyCalendars,
} from '@mentor-connect/contract/mentoring/busyCalendars'
import { useSession } from '@mentor-connect/contract/auth'
import { Button, Hint, LoadFailed, Skeleton, Stack, lazyPart } from '@mentor-connect/ui'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { SECOND_MS } from '@mentor-connect/contract/rules/durations'
import { SettingsCard } from '@mentor-connect/features/account'
import { useT } from '../messages/useT'
import { ConflictList } from './ConflictList'
import { ConnectedCalendar } from './ConnectedCalendar'

/** Loaded on demand, because a calendar is connected once. */
const ConnectForm = lazyPart(
  () =>
    import(/* webpackChunkName: "connect-calendar" */ './ConnectForm').then((module) => module.ConnectForm),
  <Skeleton $height="20rem" />,
)

/** The person's calendars at other providers. Their busy times close slots here. */
export function ConnectedCalendars() {
  const t = useT()
  const { session } = useSession()
  const { data, error, isLoading, retry, setData } = useEndpoint(getBusyCalendars, {})
  const [isAdding, setAdding] = useState(false)
  const section = useRef<HTMLDivElement>(null)
  useReadAgain(data, retry)

  /** The focus goes to the section if the button that was pressed has disappeared. */
  const handleChange = (next: BusyCalendars) => {
    const isOther = next.calendars.length !== data?.calendars.length
    flushSync(() => {
      setData(next)
      setAdding(false)
    })
    if (isOther) section.current?.focus()
  }
  const handleCancel = () => {
    flushSync(() => setAdding(false))
    section.current?.focus()
  }
  const isFull = data && data.calendars.length >= BUSY_CALENDARS_MAX
  return (
    <div ref={section} tabIndex={-1}>
      <SettingsCard title={t('sessions.busy.title')}>
        <p>{t(session.role === 'mentor' ? 'sessions.busy.lead' : 'sessions.busy.leadLearner')}</p>
        {isLoading && <Skeleton $height="6rem" />}
        {!data && error && <LoadFailed error={error} onRetry={retry} />}
        {data && <ConflictList conflicts={data.conflicts} />}
        {data && data.calendars.length > 0 && (
          <Stack as="ul" $gap={5}>
            {data.calendars.map((calendar) => (
              <ConnectedCalendar key={calendar.id} calendar={calendar} onChange={handleChange} />
            ))}
          </Stack>
        )}
        {isFull && <Hint as="p">{t('sessions.busy.full', { max: BUSY_CALENDARS_MAX })}</Hint>}
        {data && !isFull && isAdding && <ConnectForm onConnected={handleChange} onCancel={handleCancel} />}
        {data && !isFull && !isAdding && (
          <div>
            <Button $variant="secondary" onClick={() => setAdding(true)}>
              {t('sessions.busy.add')}
            </Button>
          </div>
        )}
      </SettingsCard>
    </div>
  )
}

const WAIT_MS = 4 * SECOND_MS

/** Asks again for the state of calendars while the server reads one of them. */
function useReadAgain(data: BusyCalendars | undefined, retry: () => void) {
  const isReading = data?.calendars.some((calendar) => calendar.isReading) ?? false
  useEffect(() => {
    if (!isReading) return
    const timer = setTimeout(retry, WAIT_MS)
    return () => clearTimeout(timer)
    // Each response that still says so begins to wait again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data, isReading])
}
