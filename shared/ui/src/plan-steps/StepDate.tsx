import { useRef, useState, type FormEvent } from 'react'
import { Button, Field, Row, Stack } from '..'
import { useStepT } from './useStepT'

interface StepDateProps {
  /** What the step is called. */
  name: string
  /** `YYYY-MM-DD`. */
  due: string | undefined
  /** A task keeps a date. */
  isNeeded: boolean
  isBusy: boolean
  /** Returns whether the date was saved; null removes it. */
  onChange: (due: string | null) => Promise<boolean>
}

/** Opens a field for the date of a step, which stays open until the date is saved. */
export function StepDate({ name, due, isNeeded, isBusy, onChange }: StepDateProps) {
  const t = useStepT()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [value, setValue] = useState('')
  const action = t(due ? 'step.changeDate' : 'step.addDate')

  const save = async (changed: string | null) => {
    if (!(await onChange(changed))) return
    setOpen(false)
    opener.current?.focus()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (value) void save(value)
  }
  return (
    <>
      <Button
        ref={opener}
        $variant="ghost"
        aria-expanded={isOpen}
        aria-label={t('step.dateOf', { action, name })}
        onClick={() => {
          setValue(due ?? '')
          setOpen(!isOpen)
        }}
      >
        {action}
      </Button>
      {isOpen && (
        <Stack as="form" $gap={2} onSubmit={(event) => handleSubmit(event as FormEvent)}>
          <Field
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
              <Button $variant="ghost" $inactive={isBusy} onClick={() => void save(null)}>
                {t('step.noDate')}
              </Button>
            )}
          </Row>
        </Stack>
      )}
    </>
  )
}
