import { Button, Muted } from '@mentor-connect/ui'
import { ArrowRight } from 'lucide-react'
import { useT } from '../../../messages/useT'
import { useFormValue } from '../store/useFormValue'
import { useLessonSaving } from './useLessonSaving'

/** A button that saves a new course and opens its first lesson. Shown if that lesson is written on the platform. */
export function FirstLessonNext() {
  const t = useT()
  const { isBusy, saveAndOpen } = useLessonSaving()
  const kind = useFormValue(({ modules }) => modules[0]?.lessons[0]?.kind)
  if (!kind) return null
  return (
    <div>
      <Button $variant="secondary" $inactive={isBusy} onClick={() => saveAndOpen(0, 0)}>
        {t(`mentor.form.first.next.${kind}`)}
        <ArrowRight size={18} aria-hidden />
      </Button>
      <Muted>{t('mentor.form.content.savedFirst')}</Muted>
    </div>
  )
}
