import { gapText, gapsOf } from '@mentor-connect/contract/courses/quiz-text/gapText'
import { Field } from '@mentor-connect/ui'
import { useState } from 'react'
import { useT } from '../messages/useT'
import type { EditorProps } from './editorProps'

/** A text with gaps. The choices of each gap are written in braces, the correct one first. */
export function GapEditor({ question, answer, onChange }: EditorProps<'gap'>) {
  const t = useT()
  const [text, setText] = useState(() => gapText(question, answer))
  return (
    <Field
      label={t('mentor.quiz.gap.text')}
      hint={t('mentor.quiz.gap.hint')}
      rows={3}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        const { key, ...parts } = gapsOf(target.value)
        onChange({ ...question, ...parts }, key)
      }}
    />
  )
}
