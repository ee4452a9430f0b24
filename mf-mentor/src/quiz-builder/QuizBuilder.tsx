import type { OwnQuiz } from '@mentor-connect/contract/courses/quizzes/quizAuthoring'
import { Notice, Stack, UnsavedDialog, space, useLeaveGuard, SaveBar as Bar } from '@mentor-connect/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { rowOf } from '../page-layout/rowOf'
import { useQuizDraft, type QuizDraft } from './draft/useQuizDraft'
import { useT } from './messages/useT'
import { QuestionBank } from './QuestionBank'
import { RulesCard } from './RulesCard'
import { TextExchange } from './TextExchange'
import { SaveProblem } from './SaveProblem'

interface QuizBuilderProps {
  courseId: string
  lessonId: string
  quiz: OwnQuiz
}

/** The editor of a quiz: the rules of its attempts as a summary, and its questions. */
export function QuizBuilder({ courseId, lessonId, quiz }: QuizBuilderProps) {
  const t = useT()
  const draft = useQuizDraft({ courseId, lessonId }, quiz)
  const guard = useLeaveGuard(draft.isUnsaved)
  const [openId, setOpenId] = useState<string>()
  const [areRulesOpen, setRulesOpen] = useState(false)
  const openAttempts = draft.saved.openAttempts ?? 0

  const save = async () => {
    const obstacle = await draft.save()
    if (obstacle === undefined) return
    if ('rule' in obstacle) {
      flushSync(() => setRulesOpen(true))
      document.querySelector<HTMLElement>(`[name="${obstacle.rule}"]`)?.focus()
      return
    }
    flushSync(() => setOpenId(obstacle.question))
    rowOf(obstacle.question)?.focus()
  }

  return (
    <Parts>
      {openAttempts > 0 && <Notice>{t('mentor.quiz.openAttempts', { count: openAttempts })}</Notice>}
      <RulesCard draft={draft} fold={{ isOpen: areRulesOpen, setOpen: setRulesOpen }} />
      <QuestionBank draft={draft} openId={openId} onOpen={setOpenId} />
      <TextExchange questions={draft.questions} onImport={draft.add} />
      <SaveBar draft={draft} onSave={() => void save()} />
      <UnsavedDialog guard={guard} />
    </Parts>
  )
}

const Parts = styled(Stack)`
  gap: ${space[6]};

  /* Keeps the focused element clear of the bars at the top and the bottom. */
  && :focus-visible {
    scroll-margin-block: ${space[20]} 8rem;
  }
`

/** The save button of a quiz, with the state of saving or the reason why it failed. */
function SaveBar({ draft, onSave }: { draft: QuizDraft; onSave: () => void }) {
  const t = useT()
  return (
    <Bar
      isUnsaved={draft.isUnsaved}
      saved={draft.wasSaved ? t('mentor.quiz.saved') : undefined}
      label={t(draft.isBusy ? 'mentor.quiz.saving' : 'mentor.quiz.save')}
      isBusy={draft.isBusy}
      onSave={onSave}
    >
      <SaveProblem draft={draft} />
    </Bar>
  )
}
