import { Button, Notice, Row, Stack } from '@mentor-connect/ui'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { isName, NameField } from './NameField'
import { useAlertT } from './useAlertT'

interface NameFormProps {
  /** The initial name in the field. */
  proposed: string
  /** Label of the button that saves. */
  yes: string
  isBusy: boolean
  /** The reason why saving has failed. */
  failure: string | undefined
  onSave: (name: string) => void
  onClose: () => void
  /** Further fields. */
  children?: ReactNode
}

/** Asks for the name of an alert, in a dialog. */
export function NameForm({ proposed, yes, isBusy, failure, onSave, onClose, children }: NameFormProps) {
  const t = useAlertT()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(proposed)
  const [isChecked, setChecked] = useState(false)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isName(name)) onSave(name.trim())
    else field.current?.focus()
  }
  return (
    <Stack as="form" $gap={4} noValidate onSubmit={handleSubmit}>
      <NameField ref={field} value={name} isWrong={isChecked && !isName(name)} onChange={setName} />
      {children}
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Row>
        <Button type="submit" $inactive={isBusy}>
          {yes}
        </Button>
        <Button $variant="ghost" onClick={onClose}>
          {t('openings.alert.no')}
        </Button>
      </Row>
    </Stack>
  )
}
