import { useEndpoint } from '@mentor-connect/api'
import { previewSeries, type SeriesPreview } from '@mentor-connect/contract/mentoring/sessions/series'
import { SERIES_WEEKS_MIN } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { paths } from '@mentor-connect/contract/remote'
import {
  Button,
  Card,
  LoadFailed,
  Muted,
  Notice,
  Row,
  SectionTitle,
  Skeleton,
  Stack,
  notify,
  useFailureText,
} from '@mentor-connect/ui'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useWhen } from '../useWhen'
import { SeriesDateChoice } from './SeriesDateChoice'
import { useChosenDates } from './useChosenDates'
import { useSeriesBooking, type SeriesPlan } from './useSeriesBooking'
import { useSeriesT } from './useSeriesT'

interface SeriesDatesProps {
  plan: SeriesPlan
  topic: string
  /** Name of the mentor. */
  name: string
  onBack: () => void
}

/**
 * All dates of a series before it is booked. Shows which are free, and offers choices for the others. Takes
 * the focus.
 */
export function SeriesDates({ plan, topic, name, onBack }: SeriesDatesProps) {
  const t = useSeriesT()
  const { mentorId, kindId: kind, start, weeks } = plan
  const preview = useEndpoint(previewSeries, { params: { id: mentorId }, query: { kind, start, weeks } })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { data, error, retry } = preview
  return (
    <Card as="section" aria-labelledby="series-dates">
      <Stack $gap={5}>
        <SectionTitle id="series-dates" ref={heading} tabIndex={-1}>
          {t('series.dates')}
        </SectionTitle>
        {data && <Dates plan={plan} topic={topic} name={name} preview={data} onTaken={retry} />}
        {!data && error && <LoadFailed error={error} onRetry={retry} />}
        {!data && !error && <Skeleton $height="16rem" />}
        <div>
          <Button $variant="ghost" onClick={onBack}>
            {t('series.back')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}

interface DatesProps extends Omit<SeriesDatesProps, 'onBack'> {
  preview: SeriesPreview
  /** Called if a date was taken meanwhile, so that the dates have to be loaded again. */
  onTaken: () => void
}

function Dates({ plan, topic, name, preview: { dates, timeZone }, onTaken }: DatesProps) {
  const t = useSeriesT()
  const failureText = useFailureText()
  const navigate = useNavigate()
  const { time, zone } = useWhen()
  const { chosenFor, choose, starts } = useChosenDates(dates)
  const { book, isBusy, failure, ageDialog } = useSeriesBooking(plan, topic, onTaken)
  const count = starts.length
  const isTooFew = count < SERIES_WEEKS_MIN

  const handleBook = async () => {
    const series = await book(starts)
    if (!series) return
    notify.success(t('series.booked', { count }))
    void navigate(paths.learner.session(series.sessions[0]!.id))
  }
  return (
    <>
      <Muted>{t('series.intro')}</Muted>
      {new Set(dates.map(({ start }) => time(start))).size > 1 && (
        <Notice>{t('series.clocks', { zone: zone(timeZone) })}</Notice>
      )}
      <Stack as="ol" $gap={4}>
        {dates.map((date) => (
          <li key={date.start}>
            <SeriesDateChoice
              date={date}
              chosen={chosenFor(date)}
              onChoose={(start) => choose(date, start)}
            />
          </li>
        ))}
      </Stack>
      <p role="status">
        {t('series.chosen', { count, weeks: dates.length })} {isTooFew && t('series.tooFew')}
      </p>
      <Muted>{t('series.later', { name })}</Muted>
      {failure && (
        <Notice tone="danger">
          {failure.code === 'slot_taken' ? t('series.justTaken') : failureText(failure)}
        </Notice>
      )}
      <Row>
        <Button $inactive={isBusy || isTooFew} onClick={() => void handleBook()}>
          {t(isTooFew ? 'series.bookLater' : 'series.book', { count })}
        </Button>
      </Row>
      {ageDialog}
    </>
  )
}
