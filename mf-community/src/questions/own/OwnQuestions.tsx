import { useEndpoint } from '@mentor-connect/api'
import { listOwnQuestions } from '@mentor-connect/contract/community/own'
import { QuestionList } from '../list/QuestionList'
import { useT } from './messages/useT'
import { afterQuery } from '../list/afterQuery'
import { PagedList, type PageProps } from '../list/PagedList'

export function OwnQuestions(props: PageProps) {
  const t = useT()
  const state = useEndpoint(listOwnQuestions, afterQuery(props.after))
  return (
    <PagedList {...props} state={state} empty={t('community.mine.noQuestions')}>
      {({ questions }) => (questions.length > 0 ? <QuestionList questions={questions} /> : null)}
    </PagedList>
  )
}
