import { SPECIAL_DAYS_MAX } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { useFormats } from '@mentor-connect/i18n'
import { Button, Card, Field, IconButton, Muted, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useT } from '../messages/useT'
import { Absences } from './Absences'
import { DayHours } from './DayHours'
import { SPECIAL_DAY, type useAvailability } from './useAvailability'

/** Absences, and days whose hours differ from the usual week. */
export function SpecialDaysCard({ edited }: { edited: ReturnType<typeof useAvailability> }) {
  const t = useT()
  const { longDate } = useFormats()
  const input = useRef<HTMLInputElement>(null)
  const { hours, errors, change, specialDayForm: form } = edited
  const { days } = hours

  const handleAdd = () => {
    const added = form.add()
    if (added) change(added)
    else input.current?.focus()
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
            name={SPECIAL_DAY}
            value={form.date}
            error={form.error && t(`sessions.error.${form.error}`, { max: SPECIAL_DAYS_MAX })}
            onChange={(event) => form.set(event.target.value)}
          />
        </Row>
        <Row>
          <Button
            $variant="secondary"
            $inactive={!form.isFilled || form.error !== undefined}
            onClick={handleAdd}
          >
            <Plus size={18} aria-hidden />
            {t('sessions.hours.addDay')}
          </Button>
        </Row>
        <Absences edited={edited} />
      </Stack>
    </Card>
  )
}
