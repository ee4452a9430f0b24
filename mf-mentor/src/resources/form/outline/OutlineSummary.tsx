import { LESSONS_PER_COURSE_MAX, MODULES_MAX } from '@mentor-connect/contract/rules/limits'
import { useFormats } from '@mentor-connect/i18n'
import { Button, Muted, Row } from '@mentor-connect/ui'
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useT } from '../../../messages/useT'
import { useFormValue } from '../store/useFormValue'
import { lessonCountOf } from './lessonCount'
import { useOpenItems } from './useOpenItems'

/** The size of the course and its limits, and a button that opens or closes all modules. */
export function OutlineSummary({ uids }: { uids: string[] }) {
  const t = useT()
  const { number } = useFormats()
  const lessons = useFormValue(lessonCountOf)
  const { subscribe, isModuleOpen, setModules } = useOpenItems()
  const areAllOpen = useSyncExternalStore(subscribe, () => uids.every(isModuleOpen))
  return (
    <Row $between>
      <Muted>
        {t('mentor.form.outline.size', {
          modules: number(uids.length),
          modulesMax: number(MODULES_MAX),
          lessons: number(lessons),
          lessonsMax: number(LESSONS_PER_COURSE_MAX),
        })}
      </Muted>
      {uids.length > 1 && (
        <Button $variant="ghost" $small onClick={() => setModules(areAllOpen ? [] : uids)}>
          {areAllOpen ? <ChevronsDownUp size={18} aria-hidden /> : <ChevronsUpDown size={18} aria-hidden />}
          {t(areAllOpen ? 'mentor.form.outline.close' : 'mentor.form.outline.open')}
        </Button>
      )}
    </Row>
  )
}
