import { FILE_ACCEPT } from '@mentor-connect/contract/rules/uploads'
import { IconButton, useMedia } from '@mentor-connect/ui'
import { Camera, Paperclip } from 'lucide-react'
import { useRef, type ChangeEvent, type ReactNode } from 'react'
import { useT } from '../../messages/useT'
import { ACCEPT } from './chooseFiles'
import type { ChosenFiles } from './useChosenFiles'

/** Buttons that choose files for a message; on a phone also one that takes a photo. */
export function AttachButtons({ chosen }: { chosen: ChosenFiles }) {
  const t = useT()
  const isTouch = useMedia('(pointer: coarse)')
  return (
    <>
      <FileButton label={t('chat.files.attach')} accept={ACCEPT} multiple onFiles={chosen.add}>
        <Paperclip size={22} aria-hidden />
      </FileButton>
      {isTouch && (
        <FileButton
          label={t('chat.files.photo')}
          accept={FILE_ACCEPT.image}
          capture="environment"
          onFiles={chosen.add}
        >
          <Camera size={22} aria-hidden />
        </FileButton>
      )}
    </>
  )
}

interface FileButtonProps {
  label: string
  accept: string
  multiple?: boolean
  capture?: 'environment'
  onFiles: (files: File[]) => void
  children: ReactNode
}

function FileButton({ label, onFiles, children, ...input }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null)
  const handleChoice = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    // Reset, so that choosing the same file again fires a change event.
    target.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <>
      <input ref={field} type="file" hidden aria-label={label} onChange={handleChoice} {...input} />
      <IconButton aria-label={label} title={label} onClick={() => field.current?.click()}>
        {children}
      </IconButton>
    </>
  )
}
