import { fileUrl } from '@mentor-connect/api'
import { pathOf } from '@mentor-connect/api/client'
import { getChatFile } from '@mentor-connect/contract/messages/chatAttachments'
import { useEffect, useState } from 'react'
import type { ShownFile } from './shownFiles'

/** The address from which the browser can load the file; undefined for a moment before it is known. */
export function useFileUrl({ content, id }: Pick<ShownFile, 'content' | 'id'>): string | undefined {
  const own = useObjectUrl(content)
  if (content) return own
  return id === undefined ? undefined : fileUrl(pathOf(getChatFile, { id }))
}

function useObjectUrl(content: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!content) return
    const created = URL.createObjectURL(content)
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [content])
  return url
}
