import { useEffect, useState } from 'react'

/** An address under which the browser shows a file, for as long as the component stands. */
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
