import { useSlots } from '@mentor-connect/contract/slots'
import { useLocale } from '@mentor-connect/i18n'
import { useId, useState, type ReactNode } from 'react'
import { useT } from '../../messages/useT'
import { TabList } from './TabList'

/** A course in the first tab, and one further tab for each contribution of another area. */
export default function TabbedCourse({ courseId, children }: { courseId: string; children: ReactNode }) {
  const t = useT()
  const locale = useLocale()
  const added = useSlots().contributions('course.tab')
  const [openId, setOpenId] = useState('')
  const panelId = useId()
  const open = added.find(({ id }) => id === openId)
  const own = { id: '', label: t('public.course.tab') }
  const tabs = [own, ...added.map(({ id, label }) => ({ id, label: label[locale] }))]
  return (
    <>
      <TabList tabs={tabs} openId={openId} panelId={panelId} onOpen={setOpenId} />
      <div id={panelId} role="tabpanel" aria-label={open ? open.label[locale] : own.label}>
        {open ? open.render({ courseId }) : children}
      </div>
    </>
  )
}
