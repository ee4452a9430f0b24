import type { OwnCourse } from '@mentor-connect/contract/api/authoring'
import { Form } from '@mentor-connect/ui/forms'
import { useLeaveGuard } from '@mentor-connect/ui'
import { BannerImage } from './BannerImage'
import { BasicInformation } from './BasicInformation'
import { CourseFactFields } from './CourseFactFields'
import { Domains } from './Domains'
import { FormActions } from './FormActions'
import { useAutosave } from './autosave/useAutosave'
import { LeaveDialog } from './LeaveDialog'
import { Modules } from './Modules'
import type { ResourceValues } from './resourceValues'
import { SaveOutcome } from './SaveOutcome'
import { useSaving, type Save } from './useSaving'

export interface ResourceFieldsProps {
  owner: string
  draftKey: string
  /** The stored course. */
  initial: ResourceValues
  /** Initial values: the stored course, or a restored draft. */
  start: ResourceValues
  /** Id and version of the edited course; absent for a new one. */
  courseId?: string
  version?: string
  labels: { save: string; saving: string; draft?: string }
  save: Save
  onSaved: (course: OwnCourse) => void
  onCancel: () => void
  /** Starts again from a version that was saved elsewhere. */
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
  const isUnsaved = form.formState.isDirty || start !== initial
  const guard = useLeaveGuard(isUnsaved)
  const autosave = useAutosave({ form, owner, key: draftKey, version })

  const submit = async (isDraft: boolean, overwrites = false) => {
    const course = await saving.attempt(isDraft, overwrites ? undefined : version)
    if (!course) return
    guard.open()
    await autosave.stop()
    onSaved(course)
  }
  const handleUseSaved = async (saved: OwnCourse) => {
    await autosave.stop()
    onUseSaved?.(saved)
  }
  const discard = async () => {
    await autosave.stop()
    guard.blocker.proceed?.()
  }

  return (
    <>
      <Form form={form} $gap={6} onSubmit={() => submit(false)}>
        <BasicInformation />
        <CourseFactFields />
        <Domains />
        <BannerImage />
        <Modules />
        <SaveOutcome
          outcome={saving.outcome}
          courseId={courseId}
          mine={form.getValues}
          onOverwrite={(isDraft) => void submit(isDraft, true)}
          onUseSaved={handleUseSaved}
        />
        <FormActions
          labels={labels}
          busy={saving.busy}
          share={saving.share}
          onDraft={() => void submit(true)}
          onCancel={onCancel}
        />
      </Form>
      {guard.blocker.state === 'blocked' && (
        <LeaveDialog
          onStay={() => guard.blocker.reset?.()}
          onLeave={() => guard.blocker.proceed?.()}
          onDiscard={discard}
        />
      )}
    </>
  )
}
