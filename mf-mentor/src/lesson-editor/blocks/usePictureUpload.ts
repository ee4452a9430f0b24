import { asApiFailure, call, type ApiFailure } from '@mentor-connect/api'
import { uploadLessonPicture } from '@mentor-connect/contract/api/lessons'
import type { ReplyOf } from '@mentor-connect/contract/api/endpoint'
import { useCallback, useEffect, useRef, useState } from 'react'

export type Upload = ReplyOf<typeof uploadLessonPicture>

/** Uploads a picture as soon as it is chosen. */
export function usePictureUpload(first: File | undefined) {
  const [upload, setUpload] = useState<Upload>()
  const [share, setShare] = useState<number>()
  const [failure, setFailure] = useState<ApiFailure>()
  const running = useRef<AbortController>(null)

  const send = useCallback(async (file: File) => {
    const controller = new AbortController()
    running.current?.abort()
    running.current = controller
    setFailure(undefined)
    setShare(0)
    try {
      const { data } = await call(uploadLessonPicture, {
        files: { picture: file },
        signal: controller.signal,
        onUploadProgress: setShare,
      })
      setUpload(data)
    } catch (error) {
      if (controller.signal.aborted) return
      setFailure(asApiFailure(error))
    }
    setShare(undefined)
  }, [])

  useEffect(() => {
    if (first) void send(first)
    return () => running.current?.abort()
  }, [first, send])

  /** `share` of the file that is sent, from 0 to 1; undefined if none is. */
  return { upload, share, failure, send }
}
