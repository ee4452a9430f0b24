import { call, useUpload } from '@mentor-connect/api'
import { uploadDocument } from '@mentor-connect/contract/courses/authoring/authoring'
import { useEffect, useRef, useState } from 'react'
import type { DocumentValue } from '../lessonValues'

type Value = DocumentValue | null

/** Uploads a lesson's document as soon as it is selected. The file is kept in memory until the upload succeeds. */
export function useDocumentUpload(value: Value, onChange: (value: Value) => void) {
  const [fileError, setFileError] = useState<string>()
  const [before, setBefore] = useState<Value>(null)

  // The lesson may be moved during the upload, so the result must be applied at its current position.
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })

  const { share, failure, start, cancel } = useUpload(async (document, sending) => {
    const { data } = await call(uploadDocument, { files: { document }, ...sending })
    if (!sending.signal.aborted) latest.current({ name: data.name, file: data.file })
  })

  // A file that was restored from a draft is uploaded on mount.
  const waiting = value?.upload
  const first = useRef(waiting)
  useEffect(() => {
    if (first.current) void start(first.current)
    first.current = undefined
    // Runs only on mount.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return {
    /** Share of the upload that has been sent, from 0 to 1; null if no upload is running. */
    share,
    failure,
    /** Reason why the last selected file was not uploaded; undefined if there was none. */
    fileError,
    choose: (file: File, error: string | undefined) => {
      setFileError(error)
      if (error) return
      setBefore(value?.upload ? before : value)
      onChange({ name: file.name, upload: file })
      void start(file)
    },
    cancel: () => {
      cancel()
      onChange(before)
    },
    retry: () => waiting && void start(waiting),
    remove: () => {
      cancel()
      setFileError(undefined)
      onChange(null)
    },
  }
}
