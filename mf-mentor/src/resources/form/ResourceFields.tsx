import type { OwnCourse } from '@mentor-connect/contract/courses/authoring/authoring'
import { space } from '@mentor-connect/ui'
import { Form } from '@mentor-connect/ui/forms'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { EmptyLessonsDialog, type EmptyLesson } from './EmptyLessonsDialog'
import { useAutosave } from './autosave/useAutosave'
import { BannerImage } from './BannerImage'
import { BasicInformation } from './BasicInformation'
import { CourseFactFields } from './CourseFactFields'
import { Domains } from './Domains'
import { FormActions } from './FormActions'
import { LeaveGuard, type LeaveGuardHandle } from './LeaveGuard'
import { FirstLesson } from './outline/FirstLesson'
import { FirstLessonNext } from './outline/FirstLessonNext'
import { Modules } from './outline/Modules'
import { LessonSavingContext } from './outline/useLessonSaving'
import { OpenItemsContext } from './outline/useOpenItems'
import type { ResourceValues } from './resourceValues'
import { SaveOutcome } from './SaveOutcome'
import { useLinkedField } from './useLinkedField'
import { useSaving, type Save } from './useSaving'

/** Position of a lesson in the course; both indexes count from 0. */
export interface LessonPlace {
  module: number
  lesson: number
}

export interface ResourceFieldsProps {
  owner: string
  draftKey: string
  /** Values of the stored course, with which changes are compared. */
  initial: ResourceValues
  /** Values that the form starts with: the stored course, or a restored draft. */
  start: ResourceValues
  /** Id and version of the edited course; absent for a new one. */
  courseId?: string
  version?: string
  labels: { save: string; saving: string; draft?: string }
  save: Save
  /** @param lesson position of the lesson to open next; absent to stay with the course */
  onSaved: (course: OwnCourse, lesson?: LessonPlace) => void
  onCancel: () => void
  /** Restarts the form with the version that was saved elsewhere. */
  onUseSaved?: (saved: OwnCourse) => void
}

/** The fields of a course. Unsaved input is stored on this device. */
export function ResourceFields({
  owner,
  draftKey,
  initial,
  start,
  courseId,
  version,
  labels,
  save,
  onSaved,
  onCancel,
  onUseSaved,
}: ResourceFieldsProps) {
  const saving = useSaving(start, save)
  const { form } = saving
  const guard = useRef<LeaveGuardHandle>(null)
  const [emptyOnes, setEmptyOnes] = useState<EmptyLesson[]>([])
  const autosave = useAutosave({ form, owner, key: draftKey, version })
  const isNew = courseId === undefined
  useLinkedField(saving.goTo)

  const submit = async (isDraft: boolean, { overwrites = false, then }: SubmitOptions = {}) => {
    const course = await saving.attempt(isDraft, overwrites ? undefined : version)
    if (!course) return
    guard.current?.open()
    await autosave.stop()
    onSaved(course, then)
  }
  const handleUseSaved = async (saved: OwnCourse) => {
    await autosave.stop()
    onUseSaved?.(saved)
  }
  const submitWhole = async () => {
    const found = emptyLessons(form.getValues())
    if (found.length > 0) setEmptyOnes(found)
    else await submit(false)
  }
  const answerWith = (isDraft: boolean) => () => {
    setEmptyOnes([])
    void submit(isDraft)
  }
  const open = ({ module, lesson }: LessonPlace) =>
    void submit(labels.draft !== undefined, { then: { module, lesson } })
  const lessonSaving = {
    // Omitted for a restored draft, which is not on the server yet and must be saved before a lesson is opened.
    ...(start === initial && courseId && { courseId }),
    isBusy: saving.busy !== null,
    saveAndOpen: (module: number, lesson: number) => open({ module, lesson }),
  }

  return (
    <OpenItemsContext value={saving.open}>
      <LessonSavingContext value={lessonSaving}>
        <Form form={form} $gap={6} summary={false} onSubmit={submitWhole}>
          <Parts>
            {isNew && <FirstLesson />}
            <BasicInformation />
            {isNew && <FirstLessonNext />}
            <CourseFactFields />
            <Domains />
            <BannerImage />
            <Modules />
            <SaveOutcome
              outcome={saving.outcome}
              courseId={courseId}
              mine={form.getValues}
              onGoTo={saving.goTo}
              onOverwrite={(isDraft) => void submit(isDraft, { overwrites: true })}
              onUseSaved={handleUseSaved}
            />
          </Parts>
          <FormActions
            labels={labels}
            busy={saving.busy}
            share={saving.share}
            onDraft={() => void submit(true)}
            onCancel={onCancel}
          />
          <LeaveGuard ref={guard} isRestored={start !== initial} onDiscard={autosave.stop} />
        </Form>
        {emptyOnes.length > 0 && (
          <EmptyLessonsDialog
            lessons={emptyOnes}
            onOpen={(lesson) => {
              setEmptyOnes([])
              open(lesson)
            }}
            onContinue={labels.draft === undefined ? answerWith(false) : undefined}
            onDraft={labels.draft === undefined ? undefined : answerWith(true)}
            onClose={() => setEmptyOnes([])}
          />
        )}
      </LessonSavingContext>
    </OpenItemsContext>
  )
}

/** Lessons that are written on the platform but have no content yet. */
function emptyLessons({ modules }: ResourceValues): EmptyLesson[] {
  return modules.flatMap(({ lessons }, module) =>
    lessons.flatMap(({ kind, isEmpty, title }, lesson) =>
      kind && isEmpty ? [{ title: title.trim(), kind, module, lesson }] : [],
    ),
  )
}

interface SubmitOptions {
  overwrites?: boolean
  then?: LessonPlace
}

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};

  /* Keeps the focused element clear of the bars at the top and the bottom. */
  && :focus-visible {
    scroll-margin-block: ${space[20]} 10rem;
  }
`
