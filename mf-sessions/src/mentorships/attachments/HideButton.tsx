import { Button, VisuallyHidden } from '@mentor-connect/ui'
import { EyeOff } from 'lucide-react'
import { useAttachmentT } from './useAttachmentT'

interface HideButtonProps {
  /** Name of the attachment that the button hides from the mentor. */
  what: string
  /** Undefined on the mentor's page, which then has no button. */
  onHide: (() => void) | undefined
}

export function HideButton({ what, onHide }: HideButtonProps) {
  const t = useAttachmentT()
  if (!onHide) return null
  return (
    <div>
      <Button $variant="ghost" $small onClick={onHide}>
        <EyeOff size={18} aria-hidden />
        {t('attachment.hide')} <VisuallyHidden>{what}</VisuallyHidden>
      </Button>
    </div>
  )
}
