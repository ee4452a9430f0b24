import type { WorkshopSummary } from '@mentor-connect/contract/mentoring/workshops/workshops'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { useFormats, useLocale } from '@mentor-connect/i18n'
import { useHydrated } from '@mentor-connect/ui'

/** The time of a workshop in the reader's time zone. Until the page is hydrated, only the day in India is shown. */
export function WorkshopTime({
  workshop: { start, end },
}: {
  workshop: Pick<WorkshopSummary, 'start' | 'end'>
}) {
  const { longDate } = useFormats()
  const { span, zone } = dateFormats(useLocale())
  const isHydrated = useHydrated()
  return <time dateTime={start}>{isHydrated ? `${span(start, end)} ${zone(start)}` : longDate(start)}</time>
}
