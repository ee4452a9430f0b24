import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import { OPENING_DAYS_MAX } from '@mentor-connect/contract/work/openingLimits'
import { closingError } from '@mentor-connect/contract/work/openingRules'
import { Button, CardTitle, Field, Modal, Row, Stack } from '@mentor-connect/ui'
import { useId, useRef, useState, type FormEvent } from 'react'
import { lastDay, today } from '@mentor-connect/ui/opening-form'
import { useT } from '../messages/useT'

interface RenewDialogProps {
  isBusy: boolean
  onRenew: (closesOn: string) => void
  onClose: () => void
}

/** Days until the proposed closing day. */
const USUAL_DAYS = 30

/** Asks for a new closing day. */
export function RenewDialog({ isBusy, onRenew, onClose }: RenewDialogProps) {
  const t = useT()
  const titleId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [day, setDay] = useState(() => daysAfter(today(), USUAL_DAYS))
  const [hasError, setError] = useState(false)
  const isWrong = closingError(day, today(), lastDay()) !== undefined
  const max = OPENING_DAYS_MAX

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setError(isWrong)
    if (isWrong) field.current?.focus()
    else onRenew(day)
  }
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <Stack as="form" $gap={4} noValidate onSubmit={handleSubmit}>
        <CardTitle id={titleId} as="h2">
          {t('openings.own.renewTitle')}
        </CardTitle>
        <Field
          ref={field}
          label={t('openings.own.renewDay')}
          type="date"
          min={today()}
          max={lastDay()}
          value={day}
          hint={t('openings.own.renewHint', { max })}
          error={hasError && isWrong ? t('openings.own.renewWrong', { max }) : undefined}
          onChange={({ target }) => setDay(target.value)}
        />
        <Row>
          <Button type="submit" $inactive={isBusy}>
            {t('openings.own.renewYes')}
          </Button>
          <Button $variant="ghost" onClick={onClose}>
            {t('openings.own.no')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}
