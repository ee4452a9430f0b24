import { acceptsCookies } from '@mentor-connect/contract/browser/storage'
import { Notice, useHydrated } from '@mentor-connect/ui'
import { useT } from './messages/useT'

const ID = 'cookie-notice'

/** Shown if the browser refuses cookies, without which nobody stays logged in. Says what to allow. */
export function CookieNotice() {
  const t = useT()
  const isHydrated = useHydrated()
  if (!isHydrated || acceptsCookies()) return null
  return (
    <div id={ID} tabIndex={-1}>
      <Notice tone="danger">{t('public.auth.cookies')}</Notice>
    </div>
  )
}

/** Focuses the notice about cookies, if it is shown. */
export const focusCookieNotice = () => document.getElementById(ID)?.focus()
