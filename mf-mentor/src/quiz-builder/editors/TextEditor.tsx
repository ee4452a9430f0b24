import { ACCEPTED_TEXTS_MAX, ANSWER_TEXT_MAX } from '@mentor-connect/contract/courses/quizzes/quizLimits'
import { Field } from '@mentor-connect/ui'
import { useState } from 'react'
import { useT } from '../messages/useT'
import type { EditorProps } from './editorProps'

/** Edits the accepted short answers, one per line. */
export function TextEditor({ question, answer, onChange }: EditorProps<'text'>) {
  const t = useT()
  const [text, setText] = useState(answer.accepted.join('\n'))
  return (
    <Field
      label={t('mentor.quiz.text.accepted')}
      hint={t('mentor.quiz.text.hint')}
      rows={3}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        const lines = target.value.split('\n').map((line) => line.trim().slice(0, ANSWER_TEXT_MAX))
        onChange(question, { kind: 'text', accepted: lines.filter(Boolean).slice(0, ACCEPTED_TEXTS_MAX) })
      }}
    />
  )
}
