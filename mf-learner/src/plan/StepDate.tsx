import { languageOf } from '@mentor-connect/i18n'
import { Button, Field, Row, Stack, VisuallyHidden } from '@mentor-connect/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useT } from './messages/useT'

interface StepDateProps {
  /** What the step is called. */
  name: string
  due: string | undefined
  /** A task keeps a date. */
  isNeeded: boolean
  onChange: (due: string | null) => void
}

/** Opens a field for the date of a step. */
export function StepDate({ name, due, isNeeded, onChange }: StepDateProps) {
  const t = useT()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [value, setValue] = useState(due ?? '')
  const close = (changed?: string | null) => {
    setOpen(false)
    opener.current?.focus()
    if (changed !== undefined) onChange(changed)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (value) close(value)
  }
  return (
    <>
      <Button
        ref={opener}
        $variant="ghost"
        aria-expanded={isOpen}
        onClick={() => {
          setValue(due ?? '')
          setOpen(!isOpen)
        }}
      >
        {t(due ? 'learner.plan.changeDate' : 'learner.plan.addDate')}
        <VisuallyHidden lang={languageOf(name)}>{name}</VisuallyHidden>
      </Button>
      {isOpen && (
        <Stack as="form" $gap={2} onSubmit={(event) => handleSubmit(event as FormEvent)}>
          <Field
            label={t('learner.plan.date')}
            type="date"
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
          <Row>
            <Button type="submit" $variant="secondary" $inactive={!value}>
              {t('learner.plan.saveDate')}
            </Button>
            {due && !isNeeded && (
              <Button $variant="ghost" onClick={() => close(null)}>
                {t('learner.plan.noDate')}
              </Button>
            )}
          </Row>
        </Stack>
      )}
    </>
  )
}
