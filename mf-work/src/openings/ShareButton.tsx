import { paths } from '@mentor-connect/contract/remote'
import { ShareButton as SharedShareButton } from '@mentor-connect/ui/share'
import { useT } from './messages/useT'

/** A button that shares the public address of an opening. */
export function ShareButton({ id, title }: { id: string; title: string }) {
  const t = useT()
  const texts = {
    share: t('openings.one.share'),
    copied: t('openings.one.copied'),
    copyFailed: t('openings.one.copyFailed'),
  }
  return <SharedShareButton path={paths.opening(id)} {...{ title, texts }} />
}
