import { PageTitle } from '@mentor-connect/contract/remote'
import { AreaPage, Lead, Title } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { EnrolledLearners } from './EnrolledLearners'

export default function LearnersPage() {
  const t = useT()
  return (
    <AreaPage>
      <PageTitle>{t('mentor.learners.title')}</PageTitle>
      <header>
        <Title>{t('mentor.learners.title')}</Title>
        <Lead>{t('mentor.learners.lead')}</Lead>
      </header>
      <EnrolledLearners />
    </AreaPage>
  )
}
