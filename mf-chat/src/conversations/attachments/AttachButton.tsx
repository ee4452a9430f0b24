import { IconButton } from '@mentor-connect/ui'
import { Paperclip } from 'lucide-react'
import { useRef, type ChangeEvent } from 'react'
import { useT } from '../../messages/useT'
import { ACCEPT } from './chooseFiles'
import type { ChosenFiles } from './useChosenFiles'

/** Chooses files for a message. On a phone the browser offers its camera, too. */
export function AttachButton({ chosen }: { chosen: ChosenFiles }) {
  const t = useT()
  const field = useRef<HTMLInputElement>(null)
  const label = t('chat.files.attach')
  const handleChoice = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    // Reset, so that choosing the same file again fires a change event.
    target.value = ''
    if (files.length > 0) chosen.add(files)
  }
  return (
    <>
      <input
        ref={field}
        type="file"
        accept={ACCEPT}
        multiple
        hidden
        aria-label={label}
        onChange={handleChoice}
      />
      <IconButton aria-label={label} title={label} onClick={() => field.current?.click()}>
        <Paperclip size={22} aria-hidden />
      </IconButton>
    </>
  )
}
