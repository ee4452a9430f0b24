import { selectorOf } from './leftovers'

/** A link of the header or the navigation that can be seen. */
export interface FrameLink {
  text: string
  /** Address that the link leads to. */
  path: string
  /** Centre of the link, in CSS pixels from the top left corner of the window. */
  x: number
  y: number
  /** Description of the element in front of the link, if it does not belong to the frame. */
  cover?: string
}

const LINKS = '#app header a[href], #app nav a[href]'
const LINKS_MAX = 12

/** The links of the frame that a person could press without scrolling. */
export function frameLinks(): FrameLink[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(LINKS)]
    .filter((link) => !link.closest('main') && leadsInPlace(link) && link.checkVisibility(SEEN))
    .flatMap((link): FrameLink[] => {
      const { left, top, width, height } = link.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (width < 1 || height < 1 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return []
      const hit = document.elementFromPoint(x, y)
      const isOfFrame = !hit || link.contains(hit) || (!hit.closest('main') && hit.closest('header, nav'))
      const text = (link.textContent || link.getAttribute('aria-label') || '').trim()
      const { pathname } = new URL(link.href)
      return [{ text, path: pathname, x, y, ...(!isOfFrame && { cover: selectorOf(hit) }) }]
    })
    .slice(0, LINKS_MAX)
}

const SEEN = { opacityProperty: true, visibilityProperty: true }

function leadsInPlace(link: HTMLAnchorElement): boolean {
  const { origin, pathname } = new URL(link.href)
  return origin === location.origin && pathname !== location.pathname && !link.target && !link.download
}

/** Events caused by people, which no listener of a release may keep from the rest of the page. */
const EVENTS: [name: string, make: () => Event][] = [
  ['the key Tab', () => new KeyboardEvent('keydown', { key: 'Tab', code: 'Tab', ...PASSING })],
  ['the key Enter', () => new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', ...PASSING })],
  ['the key Space', () => new KeyboardEvent('keydown', { key: ' ', code: 'Space', ...PASSING })],
  ['the wheel', () => new WheelEvent('wheel', { deltaY: 100, ...PASSING })],
  ['a swipe', () => touch('touchmove')],
  ['a touch', () => touch('touchstart')],
  ['the context menu', () => new MouseEvent('contextmenu', PASSING)],
  ['the copying of text', () => new ClipboardEvent('copy', PASSING)],
  ['the selection of text', () => new Event('selectstart', PASSING)],
]
const PASSING = { bubbles: true, cancelable: true, composed: true }
const touch = (type: string) => new TouchEvent(type, PASSING)

/** Returns the events that do not reach a link of the frame, or whose effect is prevented there. */
export function swallowedEvents(): string[] {
  const target = document.querySelector(LINKS)
  if (!target) return []
  return EVENTS.filter(([, make]) => {
    const event = make()
    let arrives = false
    const arrived = () => void (arrives = true)
    target.addEventListener(event.type, arrived)
    const isAllowed = target.dispatchEvent(event)
    target.removeEventListener(event.type, arrived)
    return !arrives || !isAllowed
  }).map(([name]) => name)
}
