import type { OutgoingFile } from '@mentor-connect/api/outboxes'
import { ATTACHMENTS_MAX } from '@mentor-connect/contract/messages/chatLimits'
import { hasRoomFor } from '@mentor-connect/contract/browser/storage'
import { useEffect, useRef, useState, type ClipboardEvent } from 'react'
import { newMessageId } from '../client/messageId'
import { kindOf, problemOf, type FileProblem } from './chooseFiles'
import { preparePicture } from './preparePicture'

export type ChosenFiles = ReturnType<typeof useChosenFiles>

/**
 * The files of the message that is being written: chosen, pasted, or dropped anywhere on the page.
 *
 * @param isAllowed false while only text may be sent
 */
export function useChosenFiles(isAllowed: boolean) {
  const [files, setFiles] = useState<OutgoingFile[]>([])
  const [problem, setProblem] = useState<FileProblem>()

  const put = async (more: OutgoingFile[]) => {
    const bytes = [...files, ...more].reduce((sum, { content }) => sum + content.size, 0)
    if (!(await hasRoomFor(bytes))) return setProblem({ kind: 'deviceFull' })
    setProblem(undefined)
    setFiles((before) => [...before, ...more].slice(0, ATTACHMENTS_MAX))
  }
  const add = async (added: File[]) => {
    const found: FileProblem | undefined = isAllowed ? problemOf(added, files) : { kind: 'textOnly' }
    if (found) return setProblem(found)
    await put(await Promise.all(added.map(toOutgoing)))
  }
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files]
    if (pasted.length === 0) return
    event.preventDefault()
    void add(pasted)
  }
  const isDragging = useFileDrop((dropped) => void add(dropped))

  return {
    files,
    problem,
    isAllowed,
    isDragging,
    /** True if there is anything to show. */
    hasNews: files.length > 0 || problem !== undefined || isDragging,
    handlePaste,
    add: (added: File[]) => void add(added),
    put: (file: OutgoingFile) => void put([file]),
    remove: (key: string) => {
      setProblem(undefined)
      setFiles((before) => before.filter((file) => file.key !== key))
    },
    clear: () => {
      setProblem(undefined)
      setFiles([])
    },
  }
}

async function toOutgoing(file: File): Promise<OutgoingFile> {
  const [key, name] = [newMessageId(), file.name]
  if (kindOf(file) === 'picture') return { key, name, kind: 'picture', ...(await preparePicture(file)) }
  return { key, name, kind: 'document', content: file }
}

/** Calls `onDrop` with files that are dropped on the page, and returns true while some are dragged over it. */
function useFileDrop(onDrop: (files: File[]) => void): boolean {
  const [isDragging, setDragging] = useState(false)
  const latest = useRef(onDrop)
  useEffect(() => {
    latest.current = onDrop
  })
  useEffect(() => {
    const handleOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setDragging(true)
    }
    const handleLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragging(false)
    }
    const handleDrop = (event: DragEvent) => {
      setDragging(false)
      const dropped = [...(event.dataTransfer?.files ?? [])]
      if (dropped.length === 0) return
      event.preventDefault()
      latest.current(dropped)
    }
    document.addEventListener('dragover', handleOver)
    document.addEventListener('dragleave', handleLeave)
    document.addEventListener('drop', handleDrop)
    return () => {
      document.removeEventListener('dragover', handleOver)
      document.removeEventListener('dragleave', handleLeave)
      document.removeEventListener('drop', handleDrop)
    }
  }, [])
  return isDragging
}
