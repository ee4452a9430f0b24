import type { Absence } from '@mentor-connect/contract/rules/absences'
import { useFormats } from '@mentor-connect/i18n'
import { Button, CardTitle, Field, IconButton, Muted, Row, Stack, color, space } from '@mentor-connect/ui'
import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { BookedInAbsence } from './BookedInAbsence'
import { useAbsenceForm } from './useAbsenceForm'
import type { useAvailability } from './useAvailability'
import { useUpcoming } from './useUpcoming'

/** Times of several days in which nobody can book. */
export function Absences({ edited }: { edited: ReturnType<typeof useAvailability> }) {
  const t = useT()
  const { longDate } = useFormats()
  const from = useRef<HTMLInputElement>(null)
  const to = useRef<HTMLInputElement>(null)
  const { timeZone, absences = [] } = edited.hours
  const form = useAbsenceForm(absences, timeZone)
  const upcoming = useUpcoming(absences.length > 0)
  const change = (next: Absence[]) => edited.change({ absences: next })
  const nameOf = (absence: Absence) =>
    t('sessions.absence.days', { from: longDate(absence.from), to: longDate(absence.to) })

  const handleAdd = () => {
    const wrong = form.check()
    if (wrong) return (wrong === 'from' ? from : to).current?.focus()
    change([...absences, form.absence].sort((a, b) => (a.from < b.from ? -1 : 1)))
    form.clear()
  }
  const handleRemove = (removed: Absence) => {
    change(absences.filter((one) => one !== removed))
    from.current?.focus()
  }
  const field = (name: keyof Absence) => ({
    ...{ type: 'date', label: t(`sessions.absence.${name}`), value: form.absence[name] },
    ...(form.errors[name] && { error: t(`sessions.error.${form.errors[name]}`) }),
    onChange: (event: { target: HTMLInputElement }) => form.set({ [name]: event.target.value }),
  })
  return (
    <Stack $gap={4} as="section" aria-labelledby="absences">
      <CardTitle id="absences">{t('sessions.absence.title')}</CardTitle>
      <Muted>{t('sessions.absence.hint')}</Muted>
      <div aria-live="polite">
        {absences.length > 0 && (
          <ul>
            {absences.map((absence) => (
              <Item key={absence.from}>
                <strong>{nameOf(absence)}</strong>
                <IconButton
                  aria-label={t('sessions.hours.removeDay', { day: nameOf(absence) })}
                  onClick={() => handleRemove(absence)}
                >
                  <Trash2 size={18} aria-hidden />
                </IconButton>
                <BookedInAbsence absence={absence} timeZone={timeZone} upcoming={upcoming} />
              </Item>
            ))}
          </ul>
        )}
      </div>
      <Row>
        <Field ref={from} {...field('from')} />
        <Field ref={to} {...field('to')} />
      </Row>
      <Row>
        <Button $variant="secondary" onClick={handleAdd}>
          <Plus size={18} aria-hidden />
          {t('sessions.absence.add')}
        </Button>
      </Row>
    </Stack>
  )
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  padding-block: ${space[2]};
  border-bottom: 1px solid ${color.border};
`
