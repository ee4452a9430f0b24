import { PageTitle } from '@mentor-connect/contract/remote'
import { useSharedT } from '@mentor-connect/i18n'
import { VisuallyHidden } from '../layout'

/** Title and heading of a page while it is loading the content after which it is named. */
export function LoadingHeading() {
  const t = useSharedT()
  return (
    <>
      <PageTitle>{t('ui.loading')}</PageTitle>
      <VisuallyHidden as="h1">{t('ui.loading')}</VisuallyHidden>
    </>
  )
}
