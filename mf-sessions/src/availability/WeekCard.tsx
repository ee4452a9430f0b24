import { WEEKDAYS } from '@mentor-connect/contract/mentoring/sessions/weeklyHours'
import { Card, SectionTitle, Stack } from '@mentor-connect/ui'
import { useState } from 'react'
import { useT } from '../messages/useT'
import { CopyDialog } from './CopyDialog'
import { DayHours } from './DayHours'
import { ZoneField } from './ZoneField'
import { hoursOf, type useAvailability } from './useAvailability'
import { useWeekdayName } from './useWeekdayName'

/** The hours of each weekday. */
export function WeekCard({ edited }: { edited: ReturnType<typeof useAvailability> }) {
  const t = useT()
  const nameOf = useWeekdayName()
  const [copied, setCopied] = useState<number>()
  const { hours, errors, setDays, change } = edited
  return (
    <Card $padding={5}>
      <Stack $gap={5}>
        <SectionTitle>{t('sessions.hours.week')}</SectionTitle>
        <ZoneField timeZone={hours.timeZone} onChange={(timeZone) => change({ timeZone })} />
        <Stack as="ul" $gap={0}>
          {WEEKDAYS.map((weekday) => (
            <DayHours
              key={weekday}
              as="li"
              name={`weekly.${weekday}`}
              day={nameOf(weekday)}
              ranges={hoursOf(hours, weekday)}
              error={errors[`weekly.${weekday}`]}
              onChange={(ranges) => setDays([weekday], ranges)}
              onCopy={() => setCopied(weekday)}
            />
          ))}
        </Stack>
      </Stack>
      {copied !== undefined && (
        <CopyDialog
          weekday={copied}
          onClose={() => setCopied(undefined)}
          onCopy={(weekdays) => {
            setDays(weekdays, hoursOf(hours, copied))
            setCopied(undefined)
          }}
        />
      )}
    </Card>
  )
}
