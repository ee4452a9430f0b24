import { LESSON_TYPES } from '@mentor-connect/contract/courses/lessons/lessonTypes'
import { Field, SelectField, media, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'
import { LessonDocument } from '../documents/LessonDocument'
import { useFormValue } from '../store/useFormValue'
import { useResourceField } from '../useResourceField'
import { LessonContentLink } from './LessonContentLink'

interface LessonPanelProps {
  id: string
  module: number
  index: number
}

type LessonField = `modules.${number}.lessons.${number}`

/** The fields of the open lesson: its title, and its address, its document or a button to its page. */
export function LessonPanel({ id, module, index }: LessonPanelProps) {
  const field = `modules.${module}.lessons.${index}` as const
  const kind = useFormValue(({ modules }) => modules[module]?.lessons[index]?.kind)
  return (
    <Box id={id}>
      {kind ? (
        <>
          <LessonTitle field={field} />
          <LessonContentLink module={module} index={index} kind={kind} />
        </>
      ) : (
        <LinkedLesson field={field} index={index} />
      )}
    </Box>
  )
}

function LinkedLesson({ field, index }: { field: LessonField; index: number }) {
  const t = useT()
  const { error: _, onBlur: __, ...type } = useResourceField(`${field}.type`)
  return (
    <>
      <Fields>
        <SelectField
          label={t('mentor.form.lesson.type')}
          {...type}
          options={LESSON_TYPES.map((value) => ({ value, label: t(`mentor.lesson.type.${value}`) }))}
        />
        <LessonTitle field={field} />
      </Fields>
      {type.value === 'document' ? (
        <TitledDocument field={field} index={index} />
      ) : (
        <LessonAddress field={`${field}.url`} />
      )}
    </>
  )
}

function TitledDocument({ field, index }: { field: LessonField; index: number }) {
  const t = useT()
  const title = useResourceField(`${field}.title`).value.trim()
  return (
    <LessonDocument
      field={`${field}.document`}
      lesson={title || t('mentor.form.lesson.heading', { n: index + 1 })}
    />
  )
}

function LessonTitle({ field }: { field: LessonField }) {
  const t = useT()
  const title = useResourceField(`${field}.title`)
  return (
    <Field
      label={t('mentor.form.lesson.title')}
      {...title}
      onChange={(event) => title.onChange(event.target.value)}
    />
  )
}

function LessonAddress({ field }: { field: `${LessonField}.url` }) {
  const t = useT()
  const url = useResourceField(field)
  return (
    <Field
      label={t('mentor.form.lesson.url')}
      type="url"
      inputMode="url"
      placeholder="https://"
      autoComplete="off"
      {...url}
      onChange={(event) => url.onChange(event.target.value)}
    />
  )
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[1]} ${space[3]} ${space[3]};
`

const Fields = styled.div`
  display: grid;
  gap: ${space[3]};
  ${media.tabletUp} {
    grid-template-columns: 12rem minmax(0, 1fr);
  }
`
