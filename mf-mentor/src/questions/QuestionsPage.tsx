import { useMentor } from '@mentor-connect/contract/auth'
import { PageTitle } from '@mentor-connect/contract/remote'
import { AreaPage, Lead, Skeleton, Title } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { Questions } from './Questions'

/** Learners' questions in the mentor's courses, which can be answered on this page. */
export default function QuestionsPage() {
  const t = useT()
  const mentor = useMentor()
  return (
    <AreaPage>
      <PageTitle>{t('mentor.questions.title')}</PageTitle>
      <header>
        <Title>{t('mentor.questions.title')}</Title>
        <Lead>{t('mentor.questions.lead')}</Lead>
      </header>
      {mentor ? <Questions mentorId={mentor._id} /> : <Skeleton $height="12rem" />}
    </AreaPage>
  )
}
