import type { LessonKind } from '@mentor-connect/contract/courses/lessons/lessonKinds'
import { Button, ButtonLink, Muted } from '@mentor-connect/ui'
import { ArrowRight } from 'lucide-react'
import { useFormState } from 'react-hook-form'
import { useT } from '../../../messages/useT'
import { useFormValue } from '../store/useFormValue'
import { lessonPagePath } from '../../lesson-kinds/lessonPagePath'
import { useLessonSaving } from './useLessonSaving'

interface LessonContentLinkProps {
  module: number
  index: number
  kind: LessonKind
}

/**
 * A button that opens the page of a lesson. It first saves unsaved changes, because a new lesson gets its id
 * only when it is saved.
 */
export function LessonContentLink({ module, index, kind }: LessonContentLinkProps) {
  const t = useT()
  const { isDirty } = useFormState()
  const { courseId, isBusy, saveAndOpen } = useLessonSaving()
  const id = useFormValue(({ modules }) => modules[module]?.lessons[index]?.id)
  return (
    <div>
      {courseId && id && !isDirty ? (
        <ButtonLink $variant="secondary" to={lessonPagePath(courseId, id, kind)}>
          {t(`mentor.form.content.open.${kind}`)}
          <ArrowRight size={18} aria-hidden />
        </ButtonLink>
      ) : (
        <>
          <Button $variant="secondary" $inactive={isBusy} onClick={() => saveAndOpen(module, index)}>
            {t(`mentor.form.content.save.${kind}`)}
            <ArrowRight size={18} aria-hidden />
          </Button>
          <Muted>{t('mentor.form.content.savedFirst')}</Muted>
        </>
      )}
    </div>
  )
}
