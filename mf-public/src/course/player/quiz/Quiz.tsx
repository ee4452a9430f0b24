import { call, useAttempt, useEndpoint } from '@mentor-connect/api'
import { getQuiz, startAttempt, type Attempt } from '@mentor-connect/contract/courses/quizzes/quizzes'
import { LoadFailed, Skeleton, Stack, space } from '@mentor-connect/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { AttemptForm } from './AttemptForm'
import { AttemptResult } from './AttemptResult'
import { Practice } from './practice/Practice'
import { PracticeOffer } from './practice/PracticeOffer'
import { QuizStart } from './QuizStart'

interface QuizProps {
  courseId: string
  lessonId: string
  learnerId: string
  /** Called when an attempt has ended, because a passed one completes the lesson. */
  onEnded: () => void
}

/** A quiz: its overview, the open attempt, and the result. */
export function Quiz({ courseId, lessonId, learnerId, onEnded }: QuizProps) {
  const overview = useEndpoint(getQuiz, { params: { courseId, lessonId } })
  const { attempt: tryTo, isBusy, failure } = useAttempt()
  const [attempt, setAttempt] = useState<Attempt>()
  const [isPractising, setPractising] = useState(false)

  const handleStart = () =>
    void tryTo(async () => {
      const { data } = await call(startAttempt, { body: { userId: learnerId, courseId, lessonId } })
      setAttempt(data)
    })
  const handleEnded = (ended: Attempt) => {
    setAttempt(ended)
    overview.retry()
    onEnded()
  }

  if (attempt && attempt.state === 'open')
    return <AttemptForm key={attempt.id} attempt={attempt} userId={learnerId} onEnded={handleEnded} />
  if (isPractising)
    return (
      <Practice
        courseId={courseId}
        lessonId={lessonId}
        learnerId={learnerId}
        onEnd={() => setPractising(false)}
      />
    )
  if (overview.isLoading) return <Skeleton style={{ height: '14rem' }} />
  if (!overview.data) return <LoadFailed error={overview.error!} onRetry={overview.retry} />
  const { left, nextAt } = overview.data
  const isOpenAgain = left !== 0 && nextAt === undefined
  return (
    <Column $gap={5}>
      {attempt && (
        <AttemptResult
          key={attempt.id}
          attempt={attempt}
          isBusy={isBusy}
          onAgain={isOpenAgain ? handleStart : undefined}
        />
      )}
      <QuizStart overview={overview.data} isBusy={isBusy} failure={failure} onStart={handleStart} />
      <PracticeOffer overview={overview.data} onStart={() => setPractising(true)} />
    </Column>
  )
}

const Column = styled(Stack)`
  padding-block: ${space[6]};
`
