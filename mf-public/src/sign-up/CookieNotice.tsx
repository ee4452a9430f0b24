import { acceptsCookies } from '@mentor-connect/contract/browser/storage'
import { Notice, useHydrated } from '@mentor-connect/ui'
import { useT } from './messages/useT'

const ID = 'cookie-notice'

/** Says what to allow if the browser refuses cookies, without which nobody stays logged in. */
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

/** Leads the reader to the notice. */
export const focusCookieNotice = () => document.getElementById(ID)?.focus()
