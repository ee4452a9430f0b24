import { type ApiFailure, asApiFailure, call } from '@mentor-connect/api'
import { uploadDocument } from '@mentor-connect/contract/api/authoring'
import { useEffect, useRef, useState } from 'react'
import type { DocumentValue } from '../lessonValues'

type Value = DocumentValue | null

/** Uploads a lesson's document as soon as it is selected. The file is kept in memory until the upload succeeds. */
export function useDocumentUpload(value: Value, onChange: (value: Value) => void) {
  const [share, setShare] = useState<number | null>(null)
  const [failure, setFailure] = useState<ApiFailure>()
  const [fileError, setFileError] = useState<string>()
  const [before, setBefore] = useState<Value>(null)
  const running = useRef<AbortController>(null)

  // The lesson may be moved during the upload: the result must be applied at its current position.
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })

  const send = async (file: File) => {
    const controller = new AbortController()
    running.current?.abort()
    running.current = controller
    setFailure(undefined)
    setShare(0)
    try {
      const { data } = await call(uploadDocument, {
        files: { document: file },
        signal: controller.signal,
        onUploadProgress: setShare,
      })
      if (running.current === controller) latest.current({ name: data.name, file: data.file })
    } catch (error) {
      if (controller.signal.aborted) return
      setFailure(asApiFailure(error))
    }
    if (running.current === controller) setShare(null)
  }

  // A file restored from a draft has not been uploaded yet.
  const waiting = value?.upload
  const first = useRef(waiting)
  useEffect(() => {
    if (first.current) void send(first.current)
    first.current = undefined
    return () => running.current?.abort()
  }, [])

  return {
    /** Share of the upload that has been sent, from 0 to 1; null if there is none. */
    share,
    failure,
    /** Why the last selected file was not uploaded. */
    fileError,
    choose: (file: File, error: string | undefined) => {
      setFileError(error)
      if (error) return
      setBefore(value?.upload ? before : value)
      onChange({ name: file.name, upload: file })
      void send(file)
    },
    cancel: () => {
      running.current?.abort()
      setShare(null)
      setFailure(undefined)
      onChange(before)
    },
    retry: () => waiting && void send(waiting),
    remove: () => {
      setFailure(undefined)
      setFileError(undefined)
      onChange(null)
    },
  }
}
