import type { SharedStep } from '@mentor-connect/contract/api/planSharing'
import { languageOf } from '@mentor-connect/i18n'
import { Button, Field, Row, Stack, VisuallyHidden } from '@mentor-connect/ui'
import { useRef, useState, type FormEvent } from 'react'
import type { SharedPlanActs } from './useSharedPlan'
import { useSharedPlanT } from './useSharedPlanT'

interface SharedStepDateProps {
  step: SharedStep
  /** What the step is called. */
  name: string
  acts: SharedPlanActs
}

/** Opens a field for the date of a step; it stays open until the date is saved. */
export function SharedStepDate({ step: { id, due, kind }, name, acts }: SharedStepDateProps) {
  const t = useSharedPlanT()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [value, setValue] = useState('')

  const save = async (changed: string | null) => {
    if (!(await acts.date(id, changed))) return
    setOpen(false)
    opener.current?.focus()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (value) void save(value)
  }
  return (
    <Stack $gap={2}>
      <Row>
        <Button
          ref={opener}
          $variant="ghost"
          aria-expanded={isOpen}
          onClick={() => {
            setValue(due ?? '')
            setOpen(!isOpen)
          }}
        >
          {t(due ? 'plan.changeDate' : 'plan.addDate')}
          <VisuallyHidden lang={languageOf(name)}>{name}</VisuallyHidden>
        </Button>
      </Row>
      {isOpen && (
        <Stack as="form" $gap={2} onSubmit={(event) => handleSubmit(event as FormEvent)}>
          <Field
            label={t('plan.by')}
            type="date"
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
          <Row>
            <Button type="submit" $variant="secondary" $inactive={!value || acts.isBusy}>
              {t('plan.saveDate')}
            </Button>
            {due && kind !== 'task' && (
              <Button $variant="ghost" $inactive={acts.isBusy} onClick={() => void save(null)}>
                {t('plan.noDate')}
              </Button>
            )}
          </Row>
        </Stack>
      )}
    </Stack>
  )
}
