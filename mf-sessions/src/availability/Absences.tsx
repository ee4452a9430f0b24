import type { Absence } from '@mentor-connect/contract/mentoring/sessions/absences'
import { ABSENCES_MAX } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { useFormats } from '@mentor-connect/i18n'
import { Button, CardTitle, Field, IconButton, Muted, Row, Stack, color, space } from '@mentor-connect/ui'
import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import styled, { css } from 'styled-components'
import { useT } from '../messages/useT'
import { BookedInAbsence } from './BookedInAbsence'
import type { useAvailability } from './useAvailability'
import { useUpcoming } from './useUpcoming'

/** A row of a list on this page, with a line below it unless it is the last one. */
export const rowLine = css`
  align-items: center;
  gap: ${space[1]} ${space[4]};
  padding-block: ${space[2]};
  border-bottom: 1px solid ${color.border};

  &:last-child {
    border-bottom: 0;
  }
`

/** Planned absences. On these days nobody can book. */
export function Absences({ edited }: { edited: ReturnType<typeof useAvailability> }) {
  const t = useT()
  const { longDate } = useFormats()
  const from = useRef<HTMLInputElement>(null)
  const to = useRef<HTMLInputElement>(null)
  const { timeZone, absences = [] } = edited.hours
  const form = edited.absenceForm
  const upcoming = useUpcoming(absences.length > 0)
  const nameOf = ({ from: first, to: last }: Absence) =>
    first === last
      ? longDate(first)
      : t('sessions.absence.days', { from: longDate(first), to: longDate(last) })

  const handleAdd = () => {
    const added = form.add()
    if ('invalid' in added) (added.invalid === 'from' ? from : to).current?.focus()
    else edited.change(added)
  }
  const handleRemove = (removed: Absence) => {
    edited.change({ absences: absences.filter((one) => one !== removed) })
    from.current?.focus()
  }
  const field = (name: keyof Absence) => ({
    type: 'date',
    name: `absence.${name}`,
    label: t(`sessions.absence.${name}`),
    value: form.absence[name],
    ...(form.errors[name] && { error: t(`sessions.error.${form.errors[name]}`, { max: ABSENCES_MAX }) }),
    onChange: (event: { target: HTMLInputElement }) => form.set({ [name]: event.target.value }),
  })
  return (
    <Section $gap={4} as="section" aria-labelledby="absences">
      <CardTitle id="absences">{t('sessions.absence.title')}</CardTitle>
      <div aria-live="polite">
        <Muted>{t('sessions.absence.hint')}</Muted>
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
      <Dates>
        <Field ref={from} {...field('from')} />
        <Field ref={to} {...field('to')} />
      </Dates>
      <Row>
        <Button $variant="secondary" onClick={handleAdd}>
          <Plus size={18} aria-hidden />
          {t('sessions.absence.add')}
        </Button>
      </Row>
    </Section>
  )
}

const Section = styled(Stack)`
  padding-top: ${space[6]};
  border-top: 1px solid ${color.border};
`

/** The two date fields. They are aligned at the top, so that an error below one neither moves nor widens the other. */
const Dates = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space[3]} ${space[4]};

  & > * {
    flex: 0 1 12rem;
  }
`

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  ${rowLine}
`
