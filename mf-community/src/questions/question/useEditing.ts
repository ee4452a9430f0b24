import { useEffect, useRef, useState } from 'react'

/** Returns whether a post is being changed, and a ref to the post, which gets the focus when its form closes. */
export function useEditing() {
  const [isEditing, setEditing] = useState(false)
  const post = useRef<HTMLDivElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (!isEditing && wasEditing.current) post.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  return { isEditing, setEditing, post }
}
