import { MODULES_MAX } from '@mentor-connect/contract/rules/limits'
import { Button, FieldError, Muted, Stack, VisuallyHidden } from '@mentor-connect/ui'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { useT } from '../../messages/useT'
import { FormSection } from './FormSection'
import { ModuleEditor } from './ModuleEditor'
import { useChangeAnnouncement } from './order/useChangeAnnouncement'
import { useDragOrder } from './order/useDragOrder'
import { useOrderedFields } from './order/useOrderedFields'
import { RemovedNotice } from './order/RemovedNotice'
import { newModule, type ResourceValues } from './resourceValues'

export function Modules() {
  const t = useT()
  const { formState } = useFormContext<ResourceValues>()
  const { announcement, announce } = useChangeAnnouncement()
  const modules = useOrderedFields('modules', announce)
  const list = useRef<HTMLOListElement>(null)
  const { held, hold } = useDragOrder(list, modules.move)
  const error = formState.errors.modules?.root?.message ?? formState.errors.modules?.message

  return (
    <FormSection title={t('mentor.form.modules')}>
      {modules.fields.length === 0 && <Muted>{t('mentor.form.modules.empty')}</Muted>}
      <Stack as="ol" ref={list} $gap={5}>
        {modules.fields.map((field, index) => (
          <ModuleEditor
            key={field.key}
            index={index}
            count={modules.fields.length}
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
        <Button
          $variant="secondary"
          $inactive={modules.fields.length >= MODULES_MAX}
          onClick={() => modules.add(newModule())}
        >
          <Plus size={18} aria-hidden />
          {t('mentor.form.module.add')}
        </Button>
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </FormSection>
  )
}
