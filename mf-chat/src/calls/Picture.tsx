import { useEffect, useRef } from 'react'
import styled from 'styled-components'

interface PictureProps {
  /** Accessible name; a picture without one is decoration. */
  label?: string
  stream: MediaStream | null
  /** True for the person's own picture, which is shown without sound. */
  isOwn?: boolean
  isMirrored?: boolean
  /** True if the whole picture must be visible, as that of a screen. */
  isWhole?: boolean
  /** Id of the speaker; undefined for the browser's default. */
  speaker?: string
}

/** A moving picture and its sound. */
export function Picture({ label, stream, isOwn = false, isMirrored, isWhole, speaker }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    video.current!.srcObject = stream
  }, [stream])
  useEffect(() => {
    const element = video.current!
    if (isOwn || !('setSinkId' in element)) return
    element
      .setSinkId(speaker ?? '')
      .catch((error: unknown) => console.warn('The speaker could not be chosen.', error))
  }, [speaker, isOwn])
  return (
    <>
      {/* Captions of a call are those of the browser. */}
      <Video
        ref={video}
        aria-label={label}
        aria-hidden={label === undefined || undefined}
        autoPlay
        playsInline
        muted={isOwn}
        $mirrored={isMirrored}
        $whole={isWhole}
      />
    </>
  )
}

const Video = styled.video<{ $mirrored?: boolean; $whole?: boolean }>`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: ${({ $whole }) => ($whole ? 'contain' : 'cover')};
  transform: ${({ $mirrored }) => ($mirrored ? 'scaleX(-1)' : 'none')};
`
