import { Button, Row } from '@mentor-connect/ui'
import { useT } from '../useT'

interface FormActionsProps {
  isBusy: boolean
  submitLabel: string
  cancelLabel: string
  onCancel: () => void
}

/** The buttons below a form. They are disabled while the form is being submitted. */
export function FormActions({ isBusy, submitLabel, cancelLabel, onCancel }: FormActionsProps) {
  const t = useT()
  return (
    <Row>
      <Button type="submit" $inactive={isBusy}>
        {isBusy ? t('account.wait') : submitLabel}
      </Button>
      <Button $variant="ghost" $inactive={isBusy} onClick={onCancel}>
        {cancelLabel}
      </Button>
    </Row>
  )
}
