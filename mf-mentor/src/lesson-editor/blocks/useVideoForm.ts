import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import type { BlockOf } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { lessonMediaOf } from '@mentor-connect/contract/courses/lessons/lessonMedia'
import { useState } from 'react'
import type { VideoValue } from '../../lesson-video/videoValue'
import type { VideoPlace } from './VideoPlaceField'

export type Video = Omit<BlockOf<'video'>, 'id'>

/** Values and errors of the form of a video. Errors are shown after the first attempt to submit it. */
export function useVideoForm(initial: Video | undefined, onSave: (video: Video) => void) {
  const stored = sourceOf(initial)
  const [place, setPlace] = useState<VideoPlace>(stored.own.source ? 'own' : 'youtube')
  const [address, setAddress] = useState(stored.address)
  const [own, setOwn] = useState(stored.own)
  const [title, setTitle] = useState(initial?.title ?? '')
  const [sending, setSending] = useState(0)
  const [isChecked, setChecked] = useState(false)

  const media = lessonMediaOf(address.trim())
  const youtube = media?.kind === 'video' ? { youtube: media.id } : undefined
  const source = place === 'own' ? own.source : youtube
  const captions = place === 'own' ? own.captions : stored.youtubeCaptions
  // The form waits for uploads, because a file that is still uploading would be lost with the form.
  const isWaiting = place === 'own' && sending > 0

  const submit = () => {
    setChecked(true)
    if (isBlank(title) || !source || isWaiting) return
    onSave({ type: 'video', title: title.trim(), source, ...(captions.length > 0 && { captions }) })
  }
  return {
    place,
    setPlace,
    address,
    setAddress,
    own,
    setOwn,
    title,
    setTitle,
    submit,
    countSending: (change: 1 | -1) => setSending((count) => count + change),
    titleError: isChecked && isBlank(title) ? ('editor.video.titleRequired' as const) : undefined,
    addressError: isChecked && !youtube ? ('editor.video.notYouTube' as const) : undefined,
    ownError: isChecked ? ownErrorOf(isWaiting, own) : undefined,
  }
}

function ownErrorOf(isWaiting: boolean, { source }: VideoValue) {
  if (isWaiting) return 'editor.video.sending' as const
  return source ? undefined : ('editor.video.fileRequired' as const)
}

function sourceOf(video: Video | undefined) {
  const captions = video?.captions ?? []
  const none: VideoValue = { captions: [] }
  if (!video) return { address: '', own: none, youtubeCaptions: [] }
  if ('file' in video.source)
    return { address: '', own: { source: video.source, captions }, youtubeCaptions: [] }
  return { address: `https://youtu.be/${video.source.youtube}`, own: none, youtubeCaptions: captions }
}
