import { fileUrl } from '@mentor-connect/api'
import { color, radius } from '@mentor-connect/ui'
import type { Ref, SyntheticEvent } from 'react'
import styled from 'styled-components'
import { useReadingPlace } from '../position/useReadingPlace'
import type { Captions } from '../transcript/CaptionText'
import { playedPieces } from '../watched/playedPieces'

interface OwnVideoProps {
  /** Id of the block. */
  id: string
  title: string
  file: string
  captions: readonly Captions[]
  /** Captions that are on by default, unless the viewer chooses others. */
  preferred: Captions | undefined
  ref: Ref<HTMLVideoElement>
}

/** A video that was stopped this close to its end, in seconds, starts from the beginning. */
const END = 5

/** An uploaded video in the browser's own player. It starts where the learner stopped. */
export function OwnVideo({ id, title, file, captions, preferred, ref }: OwnVideoProps) {
  const { start, report, watched } = useReadingPlace()
  const second = start?.blockId === id ? start.second : undefined

  const handleMetadata = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
    // If the viewer has already jumped to a passage, the video stays there.
    if (video.currentTime > 0) return
    if (second !== undefined && second < video.duration - END) video.currentTime = second
  }
  const handleTime = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
    if (video.paused) return
    report({ blockId: id, second: Math.floor(video.currentTime) })
    watched.watch(id, playedPieces(video))
  }
  const handlePause = ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
    watched.watch(id, playedPieces(video))
    watched.save()
  }
  return (
    <Video
      ref={ref}
      src={fileUrl(file)}
      aria-label={title}
      controls
      playsInline
      preload="metadata"
      // The browser loads captions from another origin only with CORS.
      crossOrigin="use-credentials"
      onLoadedMetadata={handleMetadata}
      onTimeUpdate={handleTime}
      // Browsers fire this event at the end as well.
      onPause={handlePause}
    >
      {captions.map((track) => (
        <track
          key={track.file}
          kind="captions"
          src={fileUrl(track.file)}
          srcLang={track.lang}
          label={track.label}
          default={track === preferred}
        />
      ))}
    </Video>
  )
}

const Video = styled.video`
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.medium};
  background: ${color.sunken};

  /* Browsers make captions a twentieth of the video's height: 9 px on a small phone. */
  &::cue {
    font-size: max(0.8125rem, 1em);
  }
`
