import { PageTitle } from '@mentor-connect/contract/remote'
import { useSharedT } from '@mentor-connect/i18n'
import { VisuallyHidden } from '../layout'

/** Title and heading of a page that is named after its content, as long as that is loading. */
export function LoadingHeading() {
  const t = useSharedT()
  return (
    <>
      <PageTitle>{t('ui.loading')}</PageTitle>
      <VisuallyHidden as="h1">{t('ui.loading')}</VisuallyHidden>
    </>
  )
}
