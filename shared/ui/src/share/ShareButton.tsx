import { addressOnSite } from '@mentor-connect/api'
import { Share2 } from 'lucide-react'
import { Button, copyText } from '..'

interface ShareButtonProps {
  /** Public address of the page: a path of the site. */
  path: string
  title: string
  texts: { share: string; copied: string; copyFailed: string }
}

/** Opens the share sheet of the device. If the device has none, it copies the public address of the page. */
export function ShareButton({ path, title, texts }: ShareButtonProps) {
  const copy = (url: string) => copyText(url, { copied: texts.copied, failed: texts.copyFailed })
  const handleClick = async () => {
    const url = addressOnSite(path)
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
        {texts.share}
      </Button>
    </div>
  )
}
