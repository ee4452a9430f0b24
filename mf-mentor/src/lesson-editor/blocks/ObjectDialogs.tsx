import type { Block, BlockOf, BlockType } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { ALT_TEXT_MAX } from '@mentor-connect/contract/courses/lessons/lessonLimits'
import { useT } from '../messages/useT'
import { insertObject, replaceObject, selectedObject, type NewBlock } from '../writing/blockCommands'
import { CheckForm } from './CheckForm'
import type { DialogProps } from './DialogProps'
import { LineForm } from './LineForm'
import { PictureForm } from './PictureForm'
import { VideoForm } from './VideoForm'

interface ObjectDialogsProps extends DialogProps<'check' | 'document' | 'picture' | 'video'> {
  file: File | undefined
}

/** The dialogs for blocks that are edited in forms. They edit the selected block, or insert a new one. */
export function ObjectDialogs({ open, state, file, onDone, onClose }: ObjectDialogsProps) {
  const t = useT()
  const selected = file ? undefined : selectedObject(state)
  const isEdit = selected?.type === open
  const handleSave = (block: NewBlock) => onDone(isEdit ? replaceObject(block) : insertObject(block))
  const form = { onSave: handleSave, onClose }

  if (open === 'picture')
    return <PictureForm {...form} key={file?.name} initial={ofType(selected, 'picture')} file={file} />
  if (open === 'video') return <VideoForm {...form} initial={ofType(selected, 'video')} />
  if (open === 'check') return <CheckForm {...form} initial={ofType(selected, 'check')} />
  const document = ofType(selected, 'document')
  return (
    <LineForm
      title={t('editor.object.document')}
      label={t('editor.document.title')}
      value={document?.title ?? ''}
      maxLength={ALT_TEXT_MAX}
      onSave={(title) => (document && title ? handleSave({ ...document, title }) : onClose())}
      onClose={onClose}
    />
  )
}

function ofType<Type extends BlockType>(block: Block | undefined, type: Type): BlockOf<Type> | undefined {
  return block?.type === type ? (block as BlockOf<Type>) : undefined
}
