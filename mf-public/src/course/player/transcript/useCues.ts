import { fileUrl } from '@mentor-connect/api'
import { useEffect, useState } from 'react'
import type { Passage } from './passages'

/** The cues of a file of captions, in the order of their times, as the browser reads them. */
export function useCues(file: string) {
  const [cues, setCues] = useState<readonly Passage[] | 'loading' | 'failed'>('loading')
  useEffect(() => {
    // A track that is added to the video makes browsers choose captions again. This one is in no page.
    const reader = document.createElement('video')
    // As the video itself reads them.
    reader.crossOrigin = 'use-credentials'
    const element = document.createElement('track')
    element.src = fileUrl(file)
    element.addEventListener('load', () => setCues(passagesIn(element.track)))
    element.addEventListener('error', () => setCues('failed'))
    reader.append(element)
    // Tracks that are `disabled` are not read.
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

/** The text of a cue in one line, with the names of those who speak. */
function cueText(cue: Pick<VTTCue, 'getCueAsHTML'>): string {
  const content = cue.getCueAsHTML()
  // `<v Lipi>` of WebVTT is a span with a title.
  for (const voice of content.querySelectorAll<HTMLElement>('span[title]')) voice.prepend(`${voice.title}: `)
  return (content.textContent ?? '').replace(/\s+/g, ' ').trim()
}
