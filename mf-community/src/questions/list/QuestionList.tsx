import { LAID_OUT_LATER } from '@mentor-connect/contract/site/firstPaint'
import { Stack } from '@mentor-connect/ui'
import { QuestionCard, type ListedQuestion } from './QuestionCard'

export function QuestionList({ questions }: { questions: readonly ListedQuestion[] }) {
  return (
    <Stack as="ul" $gap={4}>
      {questions.map((question) => (
        <li key={question.id} {...LAID_OUT_LATER}>
          <QuestionCard question={question} />
        </li>
      ))}
    </Stack>
  )
}
