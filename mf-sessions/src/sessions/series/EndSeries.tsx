import { call, useAttempt } from '@mentor-connect/api'
import { endSeries, type Series } from '@mentor-connect/contract/mentoring/sessions/series'
import { Button, ConfirmDialog, Notice, notify, useFailureText } from '@mentor-connect/ui'
import { CalendarX } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useWhen } from '../useWhen'
import { useSeriesT } from './useSeriesT'

interface EndSeriesProps {
  series: Series
  onEnded: (series: Series) => void
  /** Called if the future sessions of the series differ from those that the person sees. */
  onConflict: () => void
}

/** A button that cancels all future sessions of a series, after a confirmation that lists them. */
export function EndSeries({ series, onEnded, onConflict }: EndSeriesProps) {
  const t = useSeriesT()
  const failureText = useFailureText()
  const { day } = useWhen()
  const [isAsking, setAsking] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()
  const ahead = aheadOf(series)
  if (ahead.length === 0) return null
  const number = ahead.length === 1 ? 'One' : 'Many'
  const first = day(ahead[0]!.start)
  const last = day(ahead.at(-1)!.start)

  const handleYes = async () => {
    const sessions = ahead.map(({ id, revision }) => ({ id, revision }))
    let ended: Series | undefined
    await attempt(async () => {
      ended = (await call(endSeries, { params: { id: series.id }, body: { sessions } })).data
    })
    // The dialog is closed first, so that it returns the focus before the button that opened it may
    // disappear.
    flushSync(() => setAsking(false))
    if (!ended) return onConflict()
    notify.success(t('series.ended'))
    onEnded(ended)
  }
  return (
    <>
      <div>
        <Button $variant="danger" onClick={() => setAsking(true)}>
          <CalendarX size={18} aria-hidden />
          {t('series.end')}
        </Button>
      </div>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {isAsking && (
        <ConfirmDialog
          title={t('series.endTitle')}
          yes={t(`series.endYes${number}`, { count: ahead.length })}
          no={t('series.endNo')}
          isBusy={isBusy}
          onYes={() => void handleYes()}
          onClose={() => setAsking(false)}
        >
          {t(`series.endText${number}`, { count: ahead.length, first, last, name: series.partner.name })}
        </ConfirmDialog>
      )}
    </>
  )
}

/**
 * The booked sessions that have not begun, sorted by time, because a session may have been moved past
 * another.
 */
const aheadOf = ({ sessions }: Series) =>
  sessions
    .filter(({ state, start }) => state === 'booked' && Date.parse(start) > Date.now())
    .sort((a, b) => (a.start < b.start ? -1 : 1))
