import type { Film } from './film'

export function toWebVtt({ captions, seconds }: Film, locale: 'en' | 'hi'): string {
  const cues = captions.map((caption, index) => {
    const until = captions[index + 1]?.from ?? seconds
    return `${timestamp(caption.from)} --> ${timestamp(until)}\n${caption[locale]}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

function timestamp(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `00:${String(minutes).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`
}
