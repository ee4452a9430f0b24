import { useEndpoint } from '@mentor-connect/api'
import { listFollowedQuestions } from '@mentor-connect/contract/community/own'
import { QuestionList } from '../list/QuestionList'
import { useT } from './messages/useT'
import { afterQuery } from '../list/afterQuery'
import { PagedList, type PageProps } from '../list/PagedList'

export function FollowedQuestions(props: PageProps) {
  const t = useT()
  const state = useEndpoint(listFollowedQuestions, afterQuery(props.after))
  return (
    <PagedList {...props} state={state} empty={t('community.mine.noFollowed')}>
      {({ questions }) => (questions.length > 0 ? <QuestionList questions={questions} /> : null)}
    </PagedList>
  )
}
