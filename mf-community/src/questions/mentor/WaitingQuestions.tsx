import { useEndpoint } from '@mentor-connect/api'
import { listUnansweredForMentor } from '@mentor-connect/contract/community/own'
import { afterQuery } from '../list/afterQuery'
import { PagedList, type PageProps } from '../list/PagedList'
import { QuestionList } from '../list/QuestionList'
import { useT } from './messages/useT'

/** The questions without an answer about the mentor's subjects. */
export function WaitingQuestions(props: PageProps) {
  const t = useT()
  const state = useEndpoint(listUnansweredForMentor, afterQuery(props.after))
  return (
    <PagedList {...props} state={state} empty={t('community.forMentor.none')}>
      {({ questions }) => (questions.length > 0 ? <QuestionList questions={questions} /> : null)}
    </PagedList>
  )
}
