import type { OwnQuiz } from '@mentor-connect/contract/api/quizAuthoring'
import { Small } from '@mentor-connect/ui'
import { useT } from './messages/useT'

/** Fewer answers say little about a question. */
const ANSWERS_MIN = 10

/** How many answers to a question were right, once there are enough of them. */
export function Difficulty({ figures }: { figures: OwnQuiz['difficulty'][string] | undefined }) {
  const t = useT()
  if (!figures || figures.answered === 0) return null
  const { answered, right } = figures
  return (
    <Small>
      {answered < ANSWERS_MIN
        ? t('mentor.quiz.difficulty.early', { count: answered })
        : t('mentor.quiz.difficulty', { count: answered, percent: Math.round((right / answered) * 100) })}
    </Small>
  )
}
