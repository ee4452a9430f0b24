import { fileUrl } from '@mentor-connect/api'
import { useEffect, useState } from 'react'
import type { Passage } from './passages'

/** The cues of a caption file in the order of their times, as the browser parses them. */
export function useCues(file: string) {
  const [cues, setCues] = useState<readonly Passage[] | 'loading' | 'failed'>('loading')
  useEffect(() => {
    // This `<video>` only reads the cues and is not part of the page: a track added to the visible video
    // makes browsers select captions again.
    const reader = document.createElement('video')
    // Same CORS mode as for the visible video, so that the browser can reuse the file.
    reader.crossOrigin = 'use-credentials'
    const element = document.createElement('track')
    element.src = fileUrl(file)
    element.addEventListener('load', () => setCues(passagesIn(element.track)))
    element.addEventListener('error', () => setCues('failed'))
    reader.append(element)
    // Browsers do not load tracks that are `disabled`.
    element.track.mode = 'hidden'
    return () => element.remove()
  }, [file])
  return cues
}

const passagesIn = ({ cues }: TextTrack): Passage[] =>
  Array.from((cues ?? []) as Iterable<VTTCue>, (cue) => ({
    start: cue.startTime,
    end: cue.endTime,
    text: cueText(cue),
  })).filter(({ text }) => text !== '')

/** The text of a cue in one line, with the names of the speakers. */
function cueText(cue: Pick<VTTCue, 'getCueAsHTML'>): string {
  const content = cue.getCueAsHTML()
  // In the parsed cue, the WebVTT element `<v Lipi>` is a span with a title.
  for (const voice of content.querySelectorAll<HTMLElement>('span[title]')) voice.prepend(`${voice.title}: `)
  return (content.textContent ?? '').replace(/\s+/g, ' ').trim()
}
