import { LogOut } from 'lucide-react'
import { useSharedT } from '@mentor-connect/i18n'
import { Button, type ButtonVariant } from './Button'
import { Notice } from './Notice'
import { Stack } from './layout'
import { useSignOut } from './useSignOut'

interface SignOutButtonProps {
  onSignOut: () => Promise<void>
  label?: string
  variant?: ButtonVariant
}

/** A button that ends the session. A failure is shown above it. */
export function SignOutButton({ onSignOut, label, variant = 'danger' }: SignOutButtonProps) {
  const t = useSharedT()
  const signOut = useSignOut(onSignOut)
  return (
    <Stack $gap={3}>
      {signOut.hasFailed && <Notice tone="danger">{t('ui.signOut.failed')}</Notice>}
      <Button $variant={variant} $inactive={signOut.isBusy} onClick={signOut.run}>
        <LogOut size={20} aria-hidden />
        {label ?? t('ui.signOut')}
      </Button>
    </Stack>
  )
}
