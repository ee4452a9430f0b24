import { call, useAttempt } from '@mentor-connect/api'
import {
  deleteBusyCalendar,
  readBusyCalendar,
  type BusyCalendar,
  type BusyCalendars,
} from '@mentor-connect/contract/mentoring/busyCalendars'
import { useFormats } from '@mentor-connect/i18n'
import {
  Button,
  ConfirmDialog,
  FieldError,
  Hint,
  Notice,
  Row,
  Small,
  Stack,
  color,
  space,
  useFailureText,
} from '@mentor-connect/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'

interface ConnectedCalendarProps {
  calendar: BusyCalendar
  onChange: (data: BusyCalendars) => void
}

/** One connected calendar: how old its busy times are, what is wrong with it, and what can be done. */
export function ConnectedCalendar({ calendar, onChange }: ConnectedCalendarProps) {
  const t = useT()
  const failureText = useFailureText()
  const [isRemoving, setRemoving] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()
  const { id, name } = calendar
  const mayRead = !calendar.isReading && !calendar.mayReadAt && !isBusy
  const handleRead = () =>
    attempt(async () => onChange((await call(readBusyCalendar, { params: { id }, body: {} })).data))
  const handleRemove = async () => {
    const isDone = await attempt(async () => {
      const { data } = await call(deleteBusyCalendar, { params: { id }, body: {} })
      // The dialog is closed first, so that it returns the focus before the button that opened it disappears.
      flushSync(() => setRemoving(false))
      onChange(data)
    })
    if (!isDone) setRemoving(false)
  }
  return (
    <Entry as="li" $gap={2}>
      <Name>
        <strong>{name}</strong> <Small dir="ltr">{calendar.shownAddress}</Small>
      </Name>
      <State calendar={calendar} />
      <Row $gap={3}>
        <Button
          $variant="secondary"
          $inactive={!mayRead}
          aria-label={t('sessions.busy.readOf', { name })}
          onClick={() => mayRead && void handleRead()}
        >
          {t('sessions.busy.read')}
        </Button>
        <Button
          $variant="ghost"
          aria-label={t('sessions.busy.removeOf', { name })}
          onClick={() => setRemoving(true)}
        >
          {t('sessions.busy.remove')}
        </Button>
      </Row>
      {failure && <FieldError role="alert">{failureText(failure)}</FieldError>}
      {isRemoving && (
        <ConfirmDialog
          title={t('sessions.busy.removeTitle', { name })}
          yes={t('sessions.busy.removeYes')}
          no={t('sessions.feed.no')}
          isBusy={isBusy}
          onYes={() => void handleRemove()}
          onClose={() => setRemoving(false)}
        >
          {t('sessions.busy.removeText')}
        </ConfirmDialog>
      )}
    </Entry>
  )
}

function State({ calendar }: { calendar: BusyCalendar }) {
  const t = useT()
  const { dateTime } = useFormats()
  const { readAt, failure, failingSince, isReading, isStale, mayReadAt, busyTimes, unread } = calendar
  const since = failingSince ? dateTime(failingSince) : ''
  return (
    <>
      <p role="status">
        {readAt
          ? t('sessions.busy.lastRead', { when: dateTime(readAt), count: busyTimes })
          : t('sessions.busy.neverRead')}
        {isReading && ` ${t('sessions.busy.reading')}`}
      </p>
      {unread && (
        <Notice tone="warning">
          {t('sessions.busy.unread', { count: unread.count })}{' '}
          {unread.starts.length > 0 &&
            t('sessions.busy.unreadStarts', { starts: unread.starts.map(dateTime).join(' · ') })}
        </Notice>
      )}
      {failure && (
        <Notice tone="warning">
          {t(`sessions.busy.failure.${failure}`)}{' '}
          {t(isStale ? 'sessions.busy.stale' : 'sessions.busy.failing', { since })}
        </Notice>
      )}
      {!isReading && mayReadAt && (
        <Hint as="p">{t('sessions.busy.mayRead', { when: dateTime(mayReadAt) })}</Hint>
      )}
    </>
  )
}

const Entry = styled(Stack)`
  & + & {
    padding-top: ${space[5]};
    border-top: 1px solid ${color.border};
  }
`

const Name = styled.p`
  overflow-wrap: anywhere;
`
