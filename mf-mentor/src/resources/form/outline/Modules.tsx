import { MODULES_MAX } from '@mentor-connect/contract/rules/limits'
import { Button, FieldError, Muted, Stack, VisuallyHidden } from '@mentor-connect/ui'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useT } from '../../../messages/useT'
import { FormSection } from '../FormSection'
import { useDragOrder } from './order/useDragOrder'
import { useOrderedFields, type Change } from './order/useOrderedFields'
import { RemovedNotice } from './order/RemovedNotice'
import { useItemName } from './order/useItemName'
import { newModule, type ResourceValues } from '../resourceValues'
import { useListError } from '../store/useFormValue'
import { ModuleItem } from './ModuleItem'
import { OutlineSummary } from './OutlineSummary'
import { handleOutlineKey } from './outlineKeys'
import { useOpenItems } from './useOpenItems'

/** Element id of the button that adds a module. It gets the focus if a course without lessons is to be published. */
export const ADD_MODULE_ID = 'add-module'

/** The outline of a course. Only open modules and lessons render their fields. */
export function Modules() {
  const t = useT()
  const { setFocus } = useFormContext<ResourceValues>()
  const { announcement, announce } = useChangeAnnouncement()
  const modules = useOrderedFields('modules', announce)
  const { setModule, setLesson } = useOpenItems()
  const list = useRef<HTMLOListElement>(null)
  const { held, hold } = useDragOrder(list, modules.move)
  const error = useListError('modules')
  const count = modules.fields.length

  const add = () => {
    const module = newModule()
    modules.add(module)
    setModule(module.uid, true)
    setLesson(module.lessons[0]?.uid)
    requestAnimationFrame(() => setFocus(`modules.${count}.name`))
  }

  return (
    <FormSection title={t('mentor.form.modules')}>
      <OutlineSummary uids={modules.fields.map(({ uid }) => uid)} />
      {count === 0 && <Muted>{t('mentor.form.modules.empty')}</Muted>}
      <Stack as="ol" ref={list} $gap={4} onKeyDown={handleOutlineKey}>
        {modules.fields.map(({ uid }, index) => (
          <ModuleItem
            key={uid}
            uid={uid}
            index={index}
            count={count}
            isHeld={held === index}
            announce={announce}
            onHold={hold(index)}
            onMove={modules.move}
            onRemove={() => modules.remove(index)}
          />
        ))}
      </Stack>
      {modules.removed && <RemovedNotice item={modules.removed.item} onUndo={modules.bringBack} />}
      {error && <FieldError role="alert">{error}</FieldError>}
      <div>
        <Button id={ADD_MODULE_ID} $variant="secondary" $inactive={count >= MODULES_MAX} onClick={add}>
          <Plus size={18} aria-hidden />
          {t('mentor.form.module.add')}
        </Button>
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </FormSection>
  )
}

/** Returns the text that a live region announces after an item was moved or removed. */
function useChangeAnnouncement() {
  const t = useT()
  const nameOf = useItemName()
  const [announcement, setAnnouncement] = useState('')
  const announce = (change: Change) => {
    const name = nameOf(change.item)
    if (change.kind === 'removed') return setAnnouncement(t('mentor.form.removed', { name }))
    const { place, count, module } = change
    if (module !== undefined) return setAnnouncement(t('mentor.form.movedTo', { name, module, place, count }))
    setAnnouncement(t('mentor.form.moved', { name, place, count }))
  }
  return { announcement, announce }
}
