import { runtimeConfig } from '@mentor-connect/api'
import { paths } from '@mentor-connect/contract/remote'
import { Button, notify } from '@mentor-connect/ui'
import { Share2 } from 'lucide-react'
import { useT } from './messages/useT'

/** Opens the share sheet of the device. Where there is none, it copies the public address of the opening. */
export function ShareButton({ id, title }: { id: string; title: string }) {
  const t = useT()
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url)
      notify.success(t('openings.one.copied'))
    } catch (error) {
      console.error('The link of the opening could not be copied.', error)
      notify.failure(t('openings.one.copyFailed'))
    }
  }
  const handleClick = async () => {
    const url = (runtimeConfig().siteUrl ?? location.origin) + paths.opening(id)
    if (typeof navigator.share !== 'function') return copy(url)
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Closing the share sheet is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url)
    }
  }
  return (
    <div>
      <Button $variant="secondary" onClick={() => void handleClick()}>
        <Share2 size={18} aria-hidden />
        {t('openings.one.share')}
      </Button>
    </div>
  )
}
