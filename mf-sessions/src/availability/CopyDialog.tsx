import { WEEKDAYS } from '@mentor-connect/contract/mentoring/sessions/weeklyHours'
import { Button, CardTitle, Checkbox, Modal, Row, Stack } from '@mentor-connect/ui'
import { useId, useState } from 'react'
import { useT } from '../messages/useT'
import { useWeekdayName } from './useWeekdayName'

interface CopyDialogProps {
  weekday: number
  onCopy: (weekdays: number[]) => void
  onClose: () => void
}

/** Asks for the weekdays to which the hours of `weekday` are copied. */
export function CopyDialog({ weekday, onCopy, onClose }: CopyDialogProps) {
  const t = useT()
  const nameOf = useWeekdayName()
  const titleId = useId()
  const others = WEEKDAYS.filter((day) => day !== weekday)
  const [chosen, setChosen] = useState<number[]>(() => others.filter((day) => day <= 5))
  const handleToggle = (day: number, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, day] : chosen.filter((one) => one !== day))
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <Stack $gap={4}>
        <CardTitle id={titleId} as="h2">
          {t('sessions.hours.copyTitle', { day: nameOf(weekday) })}
        </CardTitle>
        <Stack $gap={1}>
          {others.map((day) => (
            <Checkbox
              key={day}
              checked={chosen.includes(day)}
              onChange={(event) => handleToggle(day, event.target.checked)}
            >
              {nameOf(day)}
            </Checkbox>
          ))}
        </Stack>
        <Row>
          <Button onClick={() => onCopy(chosen)}>{t('sessions.hours.copyDone')}</Button>
          <Button $variant="secondary" onClick={onClose}>
            {t('sessions.hours.cancel')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}
