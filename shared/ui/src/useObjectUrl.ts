import { useEffect, useState } from 'react'

/** An object URL of a file, revoked on unmount. */
export function useObjectUrl(file: Blob | null | undefined): string | undefined {
  const [shown, setShown] = useState<{ file: Blob; url: string }>()
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setShown({ file, url })
    return () => URL.revokeObjectURL(url)
  }, [file])
  return shown && shown.file === file ? shown.url : undefined
}
