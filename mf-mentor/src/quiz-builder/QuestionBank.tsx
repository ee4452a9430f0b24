import type { AuthoredQuestion } from '@mentor-connect/contract/courses/quizzes/quizAuthoring'
import { QUESTIONS_MAX } from '@mentor-connect/contract/courses/quizzes/quizLimits'
import { Button, Card, Muted, Notice, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import { Plus, Undo2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { rowOf } from '../page-layout/rowOf'
import { AddQuestion } from './AddQuestion'
import { duplicate, newQuestion } from './draft/newQuestion'
import type { QuizDraft } from './draft/useQuizDraft'
import { useT } from './messages/useT'
import { QuestionItem } from './QuestionItem'

interface QuestionBankProps {
  draft: QuizDraft
  openId: string | undefined
  onOpen: (id: string | undefined) => void
}

/**
 * The questions of a quiz, of which at most one is open. The buttons that add questions are below the list;
 * they can also be shown above it.
 */
export function QuestionBank({ draft, openId, onOpen }: QuestionBankProps) {
  const t = useT()
  const id = useId()
  const [isAddingAbove, setAddingAbove] = useState(false)
  const [removed, setRemoved] = useState<{ one: AuthoredQuestion; at: number }>()
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [removed])
  const { questions } = draft
  const isFull = questions.length >= QUESTIONS_MAX

  const add = (one: AuthoredQuestion, at?: number) => {
    setRemoved(undefined)
    setAddingAbove(false)
    draft.add([one], at)
    onOpen(one.question.id)
    requestAnimationFrame(() => rowOf(one.question.id)?.focus())
  }
  const remove = (at: number) => {
    setRemoved({ one: questions[at]!, at })
    draft.remove(questions[at]!.question.id)
  }

  return (
    <Card as="section" aria-labelledby={id} $padding={5}>
      <Stack $gap={4}>
        <Row $between>
          <SectionTitle id={id}>{t('mentor.quiz.questions', { count: questions.length })}</SectionTitle>
          {questions.length > 0 && (
            <Button
              $variant="secondary"
              $small
              aria-expanded={isAddingAbove}
              onClick={() => setAddingAbove(!isAddingAbove)}
            >
              <Plus size={16} aria-hidden />
              {t('mentor.quiz.add')}
            </Button>
          )}
        </Row>
        {isAddingAbove && <AddQuestion isFull={isFull} onAdd={(kind) => add(newQuestion(kind))} />}
        {questions.length === 0 && <Muted>{t('mentor.quiz.empty')}</Muted>}
        <Stack as="ol" $gap={2}>
          {questions.map((one, index) => (
            <QuestionItem
              key={one.question.id}
              authored={one}
              place={{ n: index + 1, total: questions.length }}
              difficulty={draft.saved.difficulty[one.question.id]}
              isOpen={openId === one.question.id}
              isChecked={draft.isChecked}
              onToggle={() => onOpen(openId === one.question.id ? undefined : one.question.id)}
              onChange={draft.setQuestion}
              onMove={(step) => draft.move(index, index + step)}
              onDuplicate={isFull ? undefined : () => add(duplicate(one), index + 1)}
              onRemove={() => remove(index)}
            />
          ))}
        </Stack>
        {removed && (
          <Notice>
            {t('mentor.quiz.removed')}{' '}
            <Button ref={undo} $variant="ghost" $small onClick={() => add(removed.one, removed.at)}>
              <Undo2 size={16} aria-hidden />
              {t('mentor.quiz.undo')}
            </Button>
          </Notice>
        )}
        {!isAddingAbove && (
          <Stack $gap={2}>
            <Muted aria-hidden>{t('mentor.quiz.add')}</Muted>
            <AddQuestion isFull={isFull} onAdd={(kind) => add(newQuestion(kind))} />
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
