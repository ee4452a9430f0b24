import { useEndpoint } from '@mentor-connect/api'
import type { MeetingDetails } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { getSeries, type Series } from '@mentor-connect/contract/mentoring/sessions/series'
import { CardTitle, Card, Folded, LoadFailed, Muted, Skeleton, Stack } from '@mentor-connect/ui'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { EndSeries } from './EndSeries'
import { SeriesSessions } from './SeriesSessions'
import { useSeriesT } from './useSeriesT'

interface SeriesCardProps {
  meeting: MeetingDetails
  /** Place of the session in its series. */
  place: NonNullable<MeetingDetails['series']>
  /** Called after other sessions of the series, and maybe this one, were cancelled. */
  onChanged: () => void
}

/** The series that a session belongs to: its other sessions, and a button that cancels the future ones. */
export function SeriesCard({ meeting, place, onChanged }: SeriesCardProps) {
  const t = useSeriesT()
  const { id, number, of } = place
  const series = useEndpoint(getSeries, { params: { id } })
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, retry, setData } = series
  // Changes when the session is moved or cancelled, because that changes the series, too.
  const version = `${meeting.revision} ${meeting.state}`
  const seen = useRef(version)
  useEffect(() => {
    if (seen.current === version) return
    seen.current = version
    retry()
  }, [version, retry])
  const handleEnded = (next: Series) => {
    flushSync(() => setData(next))
    // The button that was pressed has disappeared.
    heading.current?.focus()
    onChanged()
  }
  return (
    <Card as="section" aria-labelledby="series">
      <Stack $gap={3}>
        <CardTitle as="h2" id="series" ref={heading} tabIndex={-1}>
          {t('series.title', { number, of })}
        </CardTitle>
        <Muted>{t('series.weekly')}</Muted>
        {!data && error && <LoadFailed error={error} onRetry={retry} />}
        {!data && !error && <Skeleton $height="2.75rem" />}
        {data && (
          <>
            <Folded>
              <summary>{t('series.all')}</summary>
              <SeriesSessions sessions={data.sessions} currentId={meeting.id} />
            </Folded>
            <EndSeries series={data} onEnded={handleEnded} onConflict={retry} />
          </>
        )}
      </Stack>
    </Card>
  )
}
