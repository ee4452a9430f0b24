/** Lesson content that can be shown inside the page. Everything else opens in a new tab. */
export type LessonMedia = { kind: 'video'; id: string; start: number } | { kind: 'pdf'; path: string }

const VIDEO_HOSTS = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
  'youtu.be',
]
const VIDEO_ID = /^[\w-]{11}$/
/** URL path of a document that a mentor has uploaded. */
const OWN_PDF = /^\/files\/document-[\w-]+\/[^/?#\\]+\.pdf$/i

/** @param address URL of a lesson: a path on the API, or a mentor's input */
export function lessonMediaOf(address: string): LessonMedia | null {
  if (OWN_PDF.test(address)) return { kind: 'pdf', path: address }
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  return /^https?:$/.test(url.protocol) && VIDEO_HOSTS.includes(url.hostname) ? videoOf(url) : null
}

function videoOf({ hostname, pathname, searchParams }: URL): LessonMedia | null {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean)
  const isPlayer = ['embed', 'shorts', 'live'].includes(first)
  const id = hostname === 'youtu.be' ? first : isPlayer ? second : (searchParams.get('v') ?? '')
  if (!VIDEO_ID.test(id)) return null
  return { kind: 'video', id, start: secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? '') }
}

/** Parses `90`, `90s` or `1h2m3s`; 0 for anything else. */
function secondsOf(text: string): number {
  const [, hours, minutes, seconds] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(text) ?? []
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}
