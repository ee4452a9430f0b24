import { call, useUpload } from '@mentor-connect/api'
import { uploadLessonPicture } from '@mentor-connect/contract/courses/lessons/lessons'
import type { ReplyOf } from '@mentor-connect/contract/api/endpoint'
import { useEffect, useRef, useState } from 'react'

export type Upload = ReplyOf<typeof uploadLessonPicture>

/**
 * Uploads a picture as soon as it is chosen.
 *
 * @param first a pasted or dropped picture, which is uploaded at once; undefined if there is none
 */
export function usePictureUpload(first: File | undefined) {
  const [upload, setUpload] = useState<Upload>()
  const { share, failure, start } = useUpload(async (picture, sending) => {
    const { data } = await call(uploadLessonPicture, { files: { picture }, ...sending })
    setUpload(data)
  })
  const latestStart = useRef(start)
  useEffect(() => {
    latestStart.current = start
  })
  useEffect(() => {
    if (first) void latestStart.current(first)
  }, [first])

  return { upload, share, failure, send: start }
}
