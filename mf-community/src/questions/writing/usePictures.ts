import { call, useUpload } from '@mentor-connect/api'
import { PICTURES_MAX } from '@mentor-connect/contract/community/communityRules'
import { uploadPostPicture, type SentPicture } from '@mentor-connect/contract/community/posts'
import { IMAGE_MAX_BYTES } from '@mentor-connect/contract/rules/uploads'
import { useEffect, useRef, useState } from 'react'

/** The pictures of a post, each of which is uploaded as soon as it is chosen. */
export function usePictures(pictures: SentPicture[], onChange: (pictures: SentPicture[]) => void) {
  const [isTooLarge, setTooLarge] = useState(false)
  // People may type descriptions while a picture is being uploaded, so the upload must use the latest values.
  const latest = useRef({ pictures, onChange })
  useEffect(() => {
    latest.current = { pictures, onChange }
  })
  const { share, failure, start } = useUpload(async (file, sending) => {
    const { data } = await call(uploadPostPicture, { files: { picture: [file] }, ...sending })
    latest.current.onChange([...latest.current.pictures, { ...data, alt: '' }])
  })
  const choose = (file: File) => {
    setTooLarge(file.size > IMAGE_MAX_BYTES)
    if (file.size <= IMAGE_MAX_BYTES) void start(file)
  }
  const describe = (index: number, alt: string) =>
    onChange(pictures.map((picture, at) => (at === index ? { ...picture, alt } : picture)))
  const remove = (index: number) => onChange(pictures.filter((_, at) => at !== index))
  const isFull = pictures.length >= PICTURES_MAX
  return { share, failure, isTooLarge, isFull, choose, describe, remove }
}
