import { asApiFailure, call, type ApiFailure } from '@mentor-connect/api'
import type { LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { saveLessonBody, type OwnLessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import { LESSON_MINUTES_MAX } from '@mentor-connect/contract/courses/lessons/lessonLimits'
import { wholeNumber } from '@mentor-connect/contract/rules/typedNumbers'
import { notify } from '@mentor-connect/ui'
import { useState } from 'react'
import type { DraftSaver } from '../autosave/DraftSaver'
import { isSameBody } from '../history/bodyDifferences'
import { useT } from '../messages/useT'

/** The published state of a lesson, which learners see. */
type Live = Pick<OwnLessonPage, 'body' | 'hasEarlier' | 'isCourseDraft' | 'lesson' | 'version'>

export interface LessonFieldValues {
  /** Typed minutes; empty to use the minutes that are calculated from the text. */
  minutes: string
  preview: boolean
}

export type Publishing = ReturnType<typeof usePublishing>

/** Publishes the text of the editor together with the fields of the lesson. */
export function usePublishing(loaded: OwnLessonPage, saver: DraftSaver, body: LessonBody) {
  const t = useT()
  const [live, setLive] = useState<Live>(loaded)
  const [stored, setStored] = useState(() => fieldsOf(loaded))
  const [fields, setFields] = useState(stored)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()
  const hasUnsavedFields = fields.minutes !== stored.minutes || fields.preview !== stored.preview
  const isDraft = !isSameBody(body, live.body)
  const minutesError =
    fields.minutes === '' || minutesOf(fields.minutes) !== undefined
      ? undefined
      : t('editor.minutes.outOfRange', { max: LESSON_MINUTES_MAX })

  const publish = async () => {
    if (minutesError) return
    setBusy(true)
    setFailure(undefined)
    try {
      // If saving fails, the save status shows the conflict or refusal.
      if (!(await saver.flush())) return
      const { minutes, preview } = fields
      const { data } = await call(saveLessonBody, {
        params: { id: loaded.courseId, lessonId: loaded.lesson.id },
        body: {
          body,
          kind: live.lesson.kind,
          preview,
          version: live.version,
          draftVersion: saver.savedVersion,
          ...(minutes !== '' && { minutes: minutesOf(minutes) }),
        },
      })
      saver.rebase(data.version)
      setLive({ ...data, body })
      setStored(fields)
      notify.success(t(data.isCourseDraft ? 'editor.ready' : 'editor.published'))
    } catch (error) {
      setFailure(asApiFailure(error))
    } finally {
      setBusy(false)
    }
  }

  return {
    live,
    setLive,
    fields,
    setFields,
    hasUnsavedFields,
    isDraft,
    minutesError,
    isBusy,
    failure,
    publish,
    canPublish: isDraft || hasUnsavedFields,
  }
}

const fieldsOf = ({ lesson, countedMinutes }: OwnLessonPage): LessonFieldValues => ({
  minutes: lesson.minutes === countedMinutes ? '' : String(lesson.minutes),
  preview: lesson.preview === true,
})

const minutesOf = (text: string) => wholeNumber(text, LESSON_MINUTES_MAX, 1)
