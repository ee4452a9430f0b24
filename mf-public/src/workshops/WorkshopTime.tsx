import type { WorkshopSummary } from '@mentor-connect/contract/api/workshops'
import { INTL_TAGS, useFormats, useLocale } from '@mentor-connect/i18n'
import { useHydrated } from '@mentor-connect/ui'

/** When a workshop is, by the clock of the reader; before the page knows that, the day in India. */
export function WorkshopTime({
  workshop: { start, end },
}: {
  workshop: Pick<WorkshopSummary, 'start' | 'end'>
}) {
  const { longDate } = useFormats()
  const tag = INTL_TAGS[useLocale()]
  const isHydrated = useHydrated()
  const format = () =>
    new Intl.DateTimeFormat(tag, {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }).formatRange(Date.parse(start), Date.parse(end))
  return <time dateTime={start}>{isHydrated ? format() : longDate(start)}</time>
}
