import { PageTitle } from '@mentor-connect/contract/remote'
import { AreaPage, Lead, Title, VisuallyHidden } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'
import { ResourceTabs } from '../ResourceTabs'
import { OwnResources } from './OwnResources'

export default function ResourcesPage() {
  const t = useT()
  return (
    <AreaPage>
      <PageTitle>{t('mentor.resources.title')}</PageTitle>
      <ResourceTabs />
      <header>
        <Title>{t('mentor.resources.title')}</Title>
        <Lead>{t('mentor.resources.lead')}</Lead>
      </header>
      <VisuallyHidden as="h2">{t('mentor.resources.tabs')}</VisuallyHidden>
      <OwnResources />
    </AreaPage>
  )
}
