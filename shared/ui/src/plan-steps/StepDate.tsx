import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button, Field, Row, Stack } from '..'
import { useStepT } from './useStepT'

interface StepDateProps {
  /** Date of the step, `YYYY-MM-DD`. */
  due: string | undefined
  /** True if the date cannot be removed, because the step is a task. */
  isNeeded: boolean
  isBusy: boolean
  /** Saves the date. Null removes it. */
  onSave: (due: string | null) => void
  onCancel: () => void
}

/** The form for the date of a step. */
export function StepDate({ due, isNeeded, isBusy, onSave, onCancel }: StepDateProps) {
  const t = useStepT()
  const field = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(due ?? '')
  useEffect(() => field.current?.focus(), [])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (value) onSave(value)
  }
  return (
    <Stack as="form" $gap={2} onSubmit={(event) => handleSubmit(event as FormEvent)}>
      <Field
        ref={field}
        label={t('step.by')}
        type="date"
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <Row>
        <Button type="submit" $variant="secondary" $inactive={!value || isBusy}>
          {t('step.saveDate')}
        </Button>
        {due && !isNeeded && (
          <Button $variant="ghost" $inactive={isBusy} onClick={() => onSave(null)}>
            {t('step.noDate')}
          </Button>
        )}
        <Button $variant="ghost" onClick={onCancel}>
          {t('step.cancel')}
        </Button>
      </Row>
    </Stack>
  )
}
