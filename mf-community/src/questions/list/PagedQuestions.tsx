import { useEndpoint } from '@mentor-connect/api'
import type {
  listFollowedQuestions,
  listOwnQuestions,
  listUnansweredForMentor,
} from '@mentor-connect/contract/community/own'
import { afterQuery } from './afterQuery'
import { PagedList, type PageProps } from './PagedList'
import { QuestionList } from './QuestionList'

interface PagedQuestionsProps extends PageProps {
  endpoint: typeof listOwnQuestions | typeof listFollowedQuestions | typeof listUnansweredForMentor
  /** Text for an empty list. */
  empty: string
}

/** One page of the reader's questions: those that the reader asked, follows, or could answer as a mentor. */
export function PagedQuestions({ endpoint, ...props }: PagedQuestionsProps) {
  const state = useEndpoint(endpoint, afterQuery(props.after))
  return (
    <PagedList {...props} state={state}>
      {({ questions }) => (questions.length > 0 ? <QuestionList questions={questions} /> : null)}
    </PagedList>
  )
}
