import { MAIL_MINUTES_MIN, type Reminder } from '@mentor-connect/contract/mentoring/sessions/reminderRules'
import { Checkbox, IconButton, SelectField, color, media, space, visuallyHidden } from '@mentor-connect/ui'
import { Trash2 } from 'lucide-react'
import type { Ref } from 'react'
import styled from 'styled-components'
import { movedTo } from './useReminders'
import { useRemindersT } from './useRemindersT'
import { useReminderText } from './useReminderText'

interface ReminderFieldsProps {
  /** Number of the reminder, from 1. */
  n: number
  reminder: Reminder
  /** Times that can be chosen, in minutes before the beginning, including the reminder's present time. */
  minutes: number[]
  ref?: Ref<HTMLSelectElement>
  onChange: (reminder: Reminder) => void
  onRemove: () => void
}

/** One reminder: its time and its channels. */
export function ReminderFields({ n, reminder, minutes, ref, onChange, onRemove }: ReminderFieldsProps) {
  const t = useRemindersT()
  const { when } = useReminderText()
  const isTooLate = reminder.minutes < MAIL_MINUTES_MIN
  return (
    <Box>
      <legend>{t('chat.reminders.number', { n })}</legend>
      <SelectField
        ref={ref}
        label={t('chat.reminders.when')}
        value={String(reminder.minutes)}
        options={minutes.map((value) => ({ value: String(value), label: when(value) }))}
        onChange={(value) => onChange(movedTo(reminder, Number(value)))}
      />
      <Checkbox
        checked={reminder.push}
        onChange={(event) => onChange({ ...reminder, push: event.target.checked })}
      >
        {t('chat.reminders.push')}
      </Checkbox>
      <Checkbox
        checked={reminder.mail}
        disabled={isTooLate}
        {...(isTooLate && { hint: t('chat.reminders.mailLate') })}
        onChange={(event) => onChange({ ...reminder, mail: event.target.checked })}
      >
        {t('chat.reminders.mail')}
      </Checkbox>
      <IconButton
        aria-label={t('chat.reminders.remove', { when: when(reminder.minutes) })}
        onClick={onRemove}
      >
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </Box>
  )
}

/** On a narrow screen, the button that removes the reminder is beside its time. */
const Box = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]} ${space[4]};
  min-width: 0;
  margin: 0;
  padding: 0 0 ${space[4]};
  border: 0;
  border-bottom: 1px solid ${color.border};

  legend {
    ${visuallyHidden}
  }
  & > label {
    grid-column: 1 / -1;
  }
  & > :last-child {
    grid-area: 1 / 2;
    align-self: end;
  }
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 13rem) repeat(2, minmax(0, 1fr)) auto;
    align-items: end;

    & > label,
    & > :last-child {
      grid-area: auto;
    }
  }
`
