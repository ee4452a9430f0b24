import { asApiFailure, call, type ApiFailure } from '@mentor-connect/api'
import { removeWorkFile, uploadWorkFile, type WorkFile } from '@mentor-connect/contract/courses/tasks/tasks'
import { DOCUMENT_MAX_BYTES, IMAGE_MAX_BYTES } from '@mentor-connect/contract/rules/uploads'
import { useState } from 'react'
import type { TaskProps } from './taskProps'

/** The file of a draft. It is uploaded as soon as it is chosen. */
export function useWorkFile({ courseId, lessonId, learnerId }: TaskProps, stored: WorkFile | undefined) {
  const [file, setFile] = useState(stored)
  const [share, setShare] = useState<number | null>(null)
  const [failure, setFailure] = useState<ApiFailure>()
  const [isTooLarge, setTooLarge] = useState(false)
  const params = { courseId, lessonId }
  const body = { userId: learnerId }

  const attempt = async (act: () => Promise<void>) => {
    setFailure(undefined)
    setTooLarge(false)
    try {
      await act()
    } catch (error) {
      setFailure(asApiFailure(error))
    } finally {
      setShare(null)
    }
  }

  const choose = (chosen: File) => {
    const isPicture = chosen.type.startsWith('image/')
    if (chosen.size > (isPicture ? IMAGE_MAX_BYTES : DOCUMENT_MAX_BYTES)) {
      setFailure(undefined)
      setTooLarge(true)
      return
    }
    void attempt(async () => {
      setShare(0)
      const files = isPicture ? { picture: [chosen] } : { document: [chosen] }
      const { data } = await call(uploadWorkFile, { params, body, files, onUploadProgress: setShare })
      setFile(data)
    })
  }

  const remove = () =>
    attempt(async () => {
      await call(removeWorkFile, { params, body })
      setFile(undefined)
    })

  return { file, share, failure, isTooLarge, choose, remove }
}
