import type { WorkshopSummary } from '@mentor-connect/contract/mentoring/workshops/workshops'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { useFormats, useLocale } from '@mentor-connect/i18n'
import { useHydrated } from '@mentor-connect/ui'

/** When a workshop is, by the clock of the reader; before the page knows that, the day in India. */
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
