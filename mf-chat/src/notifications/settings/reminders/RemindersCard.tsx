import type { NotificationPreferences } from '@mentor-connect/contract/messages/notifications'
import { REMINDER_MINUTES, type Reminder } from '@mentor-connect/contract/mentoring/sessions/reminderRules'
import { REMINDERS_MAX } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { SettingsCard } from '@mentor-connect/features/account'
import { Button, Hint, LoadFailed, Muted, Row, Skeleton, Stack } from '@mentor-connect/ui'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { SavingStatus } from '../SavingStatus'
import { ReminderFields } from './ReminderFields'
import { freeMinutes, movedTo, useReminders } from './useReminders'
import { useRemindersT } from './useRemindersT'
import { useReminderText } from './useReminderText'

interface RemindersCardProps {
  /**
   * Delivery modes of notifications about sessions. If a channel is off for these, it sends no reminders
   * either.
   */
  modes: NotificationPreferences['modes']['sessions']
}

/** Settings for the times and channels of reminders of sessions and workshops. */
export function RemindersCard({ modes }: RemindersCardProps) {
  const t = useRemindersT()
  const { reminders, error, retry, saving, change } = useReminders()
  return (
    <SettingsCard title={t('chat.reminders.title')}>
      <Hint>{t('chat.reminders.hint')}</Hint>
      {!reminders && error && <LoadFailed error={error} onRetry={retry} />}
      {!reminders && !error && <Skeleton $height="8rem" />}
      {reminders && (
        <>
          <Choice reminders={reminders} onChange={change} />
          <Words reminders={reminders} modes={modes} />
          <SavingStatus group="reminders" saving={saving} />
        </>
      )}
    </SettingsCard>
  )
}

function Choice({ reminders, onChange }: { reminders: Reminder[]; onChange: (next: Reminder[]) => void }) {
  const t = useRemindersT()
  const last = useRef<HTMLSelectElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const free = freeMinutes(reminders)
  const handleAdd = () => {
    // A new reminder gets the first free time of at least an hour; a shorter time only if no such time is
    // free.
    const minutes = free.find((one) => one >= 60) ?? free[0]!
    flushSync(() => onChange([...reminders, movedTo({ minutes, push: true, mail: true }, minutes)]))
    last.current?.focus()
  }
  const handleRemove = (removed: number) => {
    flushSync(() => onChange(reminders.filter((_, index) => index !== removed)))
    addButton.current?.focus()
  }
  return (
    <>
      {reminders.length > 0 && (
        <Stack $gap={4}>
          {reminders.map((reminder, index) => (
            <ReminderFields
              // Times change while they are chosen, so only the place identifies a reminder.
              key={index}
              n={index + 1}
              reminder={reminder}
              minutes={REMINDER_MINUTES.filter((one) => one === reminder.minutes || free.includes(one))}
              {...(index === reminders.length - 1 && { ref: last })}
              onChange={(next) => onChange(reminders.map((one, at) => (at === index ? next : one)))}
              onRemove={() => handleRemove(index)}
            />
          ))}
        </Stack>
      )}
      <Row>
        <Button
          ref={addButton}
          $variant="secondary"
          $inactive={reminders.length >= REMINDERS_MAX}
          onClick={handleAdd}
        >
          <Plus size={18} aria-hidden />
          {t('chat.reminders.add')}
        </Button>
      </Row>
    </>
  )
}

/** The reminders as a sentence, and the reasons why some are not sent. */
function Words({ reminders, modes }: { reminders: Reminder[] } & RemindersCardProps) {
  const t = useRemindersT()
  const { whole } = useReminderText()
  const list = [...reminders].sort((a, b) => b.minutes - a.minutes).map(whole)
  return (
    <div aria-live="polite">
      <p>
        {list.length === 0 ? t('chat.reminders.none') : t('chat.reminders.words', { list: list.join('; ') })}
      </p>
      {modes.push === 'off' && reminders.some(({ push }) => push) && (
        <Muted>{t('chat.reminders.pushOff')}</Muted>
      )}
      {modes.mail === 'off' && reminders.some(({ mail }) => mail) && (
        <Muted>{t('chat.reminders.mailOff')}</Muted>
      )}
    </div>
  )
}
