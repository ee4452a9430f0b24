import { Button, VisuallyHidden } from '@mentor-connect/ui'
import { EyeOff } from 'lucide-react'
import { useAttachmentT } from './useAttachmentT'

interface HideButtonProps {
  /** What the mentor does not see then. */
  what: string
  /** Absent for the mentor, who sees no button. */
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
