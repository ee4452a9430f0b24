import { SPECIAL_DAYS_MAX } from '@mentor-connect/contract/rules/sessionLimits'
import { useFormats } from '@mentor-connect/i18n'
import { Button, Card, Field, IconButton, Muted, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import { Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useT } from '../messages/useT'
import { Absences } from './Absences'
import { DayHours } from './DayHours'
import type { useAvailability } from './useAvailability'

/** Days whose hours differ from the week, and absences. */
export function SpecialDaysCard({ edited }: { edited: ReturnType<typeof useAvailability> }) {
  const t = useT()
  const { longDate } = useFormats()
  const [date, setDate] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { hours, errors, change } = edited
  const { days } = hours
  const isListed = days.some((day) => day.date === date)

  const handleAdd = () => {
    if (!date || isListed || days.length >= SPECIAL_DAYS_MAX) return input.current?.focus()
    change({ days: [...days, { date, ranges: [] }].sort((a, b) => (a.date < b.date ? -1 : 1)) })
    setDate('')
  }
  const handleRemove = (removed: string) => {
    change({ days: days.filter((day) => day.date !== removed) })
    input.current?.focus()
  }
  return (
    <Card>
      <Stack $gap={4}>
        <SectionTitle>{t('sessions.hours.days')}</SectionTitle>
        <Muted>{t('sessions.hours.daysHint')}</Muted>
        {days.length > 0 && (
          <Stack as="ul" $gap={0}>
            {days.map(({ date: one, ranges }) => (
              <DayHours
                key={one}
                as="li"
                name={`days.${one}`}
                day={longDate(one)}
                ranges={ranges}
                error={errors[`days.${one}`]}
                onChange={(next) =>
                  change({ days: days.map((day) => (day.date === one ? { ...day, ranges: next } : day)) })
                }
              >
                <IconButton
                  aria-label={t('sessions.hours.removeDay', { day: longDate(one) })}
                  onClick={() => handleRemove(one)}
                >
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              </DayHours>
            ))}
          </Stack>
        )}
        <Row>
          <Field
            ref={input}
            label={t('sessions.hours.date')}
            type="date"
            value={date}
            error={isListed ? t('sessions.error.same_date') : undefined}
            onChange={(event) => setDate(event.target.value)}
          />
        </Row>
        <Row>
          <Button $variant="secondary" $inactive={!date || isListed} onClick={handleAdd}>
            <Plus size={18} aria-hidden />
            {t('sessions.hours.addDay')}
          </Button>
        </Row>
        <Absences edited={edited} />
      </Stack>
    </Card>
  )
}
