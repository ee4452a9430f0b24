import type { LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { minutesOf, wordsOf } from '@mentor-connect/contract/courses/lessons/lessonMinutes'
import { Card, Field, SectionTitle, Stack, Switch } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import type { Publishing } from './usePublishing'

/** The fields of a lesson that the course outline shows. They are published together with the text. */
export function LessonFields({ publishing, body }: { publishing: Publishing; body: LessonBody }) {
  const t = useT()
  const { fields, setFields, minutesError } = publishing
  return (
    <Card as="section" aria-labelledby="lesson-fields">
      <Stack $gap={5}>
        <SectionTitle id="lesson-fields">{t('editor.fields.title')}</SectionTitle>
        <Field
          label={t('editor.minutes')}
          hint={t('editor.minutes.hint', { minutes: minutesOf(body), words: wordsOf(body) })}
          error={minutesError}
          inputMode="numeric"
          maxLength={12}
          placeholder={String(minutesOf(body))}
          value={fields.minutes}
          onChange={(event) => setFields({ ...fields, minutes: event.target.value.trim() })}
        />
        <Switch
          label={t('editor.preview')}
          hint={t('editor.preview.hint')}
          checked={fields.preview}
          onChange={(preview) => setFields({ ...fields, preview })}
        />
      </Stack>
    </Card>
  )
}
