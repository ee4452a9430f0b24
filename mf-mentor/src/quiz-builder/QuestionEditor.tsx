import type {
  Feedback,
  Key,
  Question,
  QuestionKind,
} from '@mentor-connect/contract/courses/quizzes/questions'
import type { AuthoredQuestion } from '@mentor-connect/contract/courses/quizzes/quizAuthoring'
import { inlineText, inlinesOf } from '@mentor-connect/contract/courses/quiz-text/inlineText'
import { POINTS_MAX } from '@mentor-connect/contract/courses/quizzes/quizLimits'
import { Button, Field, Hint, SelectField, media, space } from '@mentor-connect/ui'
import { Eye } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { promptText, withPrompt } from './draft/promptText'
import { ChoiceEditor } from './editors/ChoiceEditor'
import type { EditorProps } from './editors/editorProps'
import { GapEditor } from './editors/GapEditor'
import { MatchEditor } from './editors/MatchEditor'
import { NumberEditor } from './editors/NumberEditor'
import { OrderEditor } from './editors/OrderEditor'
import { TextEditor } from './editors/TextEditor'
import { useT } from './messages/useT'
import { QuestionPreview } from './QuestionPreview'

interface QuestionEditorProps {
  id: string
  authored: AuthoredQuestion
  onChange: (authored: AuthoredQuestion) => void
}

const EDITORS: { [Kind in QuestionKind]: (props: EditorProps<Kind>) => ReactNode } = {
  single: (props) => <ChoiceEditor {...props} />,
  multiple: (props) => <ChoiceEditor {...props} />,
  number: (props) => <NumberEditor {...props} />,
  text: (props) => <TextEditor {...props} />,
  order: (props) => <OrderEditor {...props} />,
  match: (props) => <MatchEditor {...props} />,
  gap: (props) => <GapEditor {...props} />,
}

/** The fields of a question: its text, the correct answers, the feedback, and its points. */
export function QuestionEditor({ id, authored, onChange }: QuestionEditorProps) {
  const t = useT()
  const [isShown, setShown] = useState(false)
  const { question, key, feedback } = authored
  const edit = EDITORS[question.kind] as (props: EditorProps<QuestionKind>) => ReactNode
  const points = Array.from({ length: POINTS_MAX }, (_, index) => String(index + 1))
  return (
    <Box id={id}>
      {question.kind !== 'gap' && (
        <Field
          label={t('mentor.quiz.prompt')}
          hint={t('mentor.quiz.prompt.hint')}
          rows={2}
          value={promptText(question)}
          onChange={({ target }) => onChange({ ...authored, question: withPrompt(question, target.value) })}
        />
      )}
      {edit({
        question,
        answer: key,
        onChange: (next: Question, nextKey: Key) =>
          onChange(tidied({ ...authored, question: next, key: nextKey })),
      } as EditorProps<QuestionKind>)}
      <Sides>
        <FeedbackField
          label={t('mentor.quiz.feedback.right')}
          said={feedback.right}
          onChange={(right) => onChange({ ...authored, feedback: withoutEmpty({ ...feedback, right }) })}
        />
        <FeedbackField
          label={t('mentor.quiz.feedback.wrong')}
          said={feedback.wrong}
          onChange={(wrong) => onChange({ ...authored, feedback: withoutEmpty({ ...feedback, wrong }) })}
        />
      </Sides>
      <Points>
        <SelectField
          label={t('mentor.quiz.points')}
          value={String(question.points)}
          onChange={(value) => onChange({ ...authored, question: { ...question, points: Number(value) } })}
          options={points.map((value) => ({ value, label: value }))}
        />
        <Button $variant="ghost" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          <Eye size={18} aria-hidden />
          {t(isShown ? 'mentor.quiz.preview.hide' : 'mentor.quiz.preview.show')}
        </Button>
      </Points>
      {isShown && (
        <>
          <Hint>{t('mentor.quiz.preview.hint')}</Hint>
          <QuestionPreview question={question} />
        </>
      )}
    </Box>
  )
}

interface FeedbackFieldProps {
  label: string
  said: Feedback['right']
  onChange: (said: Feedback['right']) => void
}

function FeedbackField({ label, said, onChange }: FeedbackFieldProps) {
  return (
    <Field
      label={label}
      rows={2}
      value={inlineText(said ?? [])}
      onChange={({ target }) => onChange(target.value ? inlinesOf(target.value) : undefined)}
    />
  )
}

function withoutEmpty(feedback: Feedback): Feedback {
  return Object.fromEntries(Object.entries(feedback).filter(([, said]) => said !== undefined))
}

/** Removes the feedback on options that were deleted. */
function tidied(authored: AuthoredQuestion): AuthoredQuestion {
  const { question, feedback } = authored
  if (!feedback.options || !('options' in question)) return authored
  const kept = Object.entries(feedback.options).filter(([id]) =>
    question.options.some((option) => option.id === id),
  )
  return { ...authored, feedback: { ...feedback, options: Object.fromEntries(kept) } }
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[2]} ${space[4]} ${space[4]};
`

const Sides = styled.div`
  display: grid;
  gap: ${space[3]};
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Points = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[3]};
`
