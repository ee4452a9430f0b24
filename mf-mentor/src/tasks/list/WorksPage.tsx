import { PageTitle } from '@mentor-connect/contract/remote'
import { AreaPage, Lead, Title } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { Works } from './Works'

export default function WorksPage() {
  const t = useT()
  return (
    <AreaPage>
      <PageTitle>{t('mentor.tasks.title')}</PageTitle>
      <header>
        <Title>{t('mentor.tasks.title')}</Title>
        <Lead>{t('mentor.tasks.lead')}</Lead>
      </header>
      <Works />
    </AreaPage>
  )
}
