import { QUESTION_KINDS, type QuestionKind } from '@mentor-connect/contract/courses/quizzes/questions'
import { Button, Row } from '@mentor-connect/ui'
import { Plus } from 'lucide-react'
import { useT } from './messages/useT'

interface AddQuestionProps {
  isFull: boolean
  onAdd: (kind: QuestionKind) => void
}

/** Buttons that add a question of a certain kind at the end of the list. */
export function AddQuestion({ isFull, onAdd }: AddQuestionProps) {
  const t = useT()
  return (
    <Row role="group" aria-label={t('mentor.quiz.add')} $gap={2}>
      {QUESTION_KINDS.map((kind) => (
        <Button key={kind} $variant="secondary" $small $inactive={isFull} onClick={() => onAdd(kind)}>
          <Plus size={16} aria-hidden />
          {t(`mentor.quiz.kind.${kind}`)}
        </Button>
      ))}
    </Row>
  )
}
