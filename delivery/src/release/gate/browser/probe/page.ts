import { PRERENDERED_ELEMENT_ID } from '@mentor-connect/contract/site/firstPaint'

const MAIN = '#app main'

export interface PageState {
  /** True if the app has rendered and has replaced the HTML that the server sent. */
  isTakenOver: boolean
  /** True if the main part has text and no part of it is loading. */
  isShown: boolean
  /** The beginning of the text in the main part. */
  text: string
}

const TEXT_LENGTH = 500

export function pageState(commits: number): PageState {
  const main = document.querySelector<HTMLElement>(MAIN)
  const isTakenOver = commits > 0 && !document.getElementById(PRERENDERED_ELEMENT_ID)
  const text = main?.textContent.trim() ?? ''
  const isShown = isTakenOver && text !== '' && !main?.querySelector('[aria-busy="true"]')
  return { isTakenOver, isShown, text: text.slice(0, TEXT_LENGTH) }
}

export interface PageFacts {
  title: string
  heading: string
  elements: number
  /** Texts that look like ids of messages, such as `learner.home.title`. */
  messageIds: string[]
  /** Parts of the shell and the frame that are missing. */
  missing: string[]
  /** The style attributes of the root elements. */
  rootStyle: string
  /** The attributes of the root elements, such as `body class=dark`. */
  rootAttributes: string[]
  /** Number of entries in the history of the tab, this page included. */
  historyLength: number
  /** True if the page would ask people before they leave it. */
  holdsVisitors: boolean
}

/** Matches a message id. If a message is missing, its id is shown in its place. */
const MESSAGE_ID = /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9-]*)+$/

export function pageFacts(): PageFacts {
  const main = document.querySelector<HTMLElement>(MAIN)
  return {
    title: document.title,
    heading: main?.querySelector<HTMLElement>('h1, h2')?.innerText.trim() ?? '',
    elements: document.getElementsByTagName('*').length,
    messageIds: [...new Set(textsOf(document.body).filter((text) => MESSAGE_ID.test(text)))],
    missing: [MAIN, '#app header', '#mc-config', '#mc-registry'].filter(
      (part) => !document.querySelector(part),
    ),
    rootStyle: [document.documentElement, document.body]
      .map((element) => element?.getAttribute('style') ?? '')
      .join(''),
    rootAttributes: rootAttributes(),
    historyLength: history.length,
    holdsVisitors: holdsVisitors(),
  }
}

function rootAttributes(): string[] {
  const roots = [document.documentElement, document.body, document.getElementById('app')]
  return roots.flatMap((root) =>
    [...(root?.attributes ?? [])]
      .filter(({ name }) => name !== 'style')
      .map(({ name, value }) => `${root!.localName} ${name}=${value}`),
  )
}

function textsOf(root: Node): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode as Text
    if (!parentElement?.closest('script, style, code')) texts.push(nodeValue?.trim() ?? '')
  }
  return texts
}

/** Focuses an element of the frame, waits, and returns true if that element still has the focus. */
export async function keepsFocus(waitMs: number): Promise<boolean> {
  const target = [...document.querySelectorAll<HTMLElement>('#app a[href], #app button')].find(
    (element) => !element.closest('main') && element.checkVisibility(),
  )
  if (!target) return true
  target.focus()
  await new Promise((resolve) => setTimeout(resolve, waitMs))
  const isKept = document.activeElement === target
  target.blur()
  return isKept
}

/**
 * True if the page would ask "Leave site?". Browsers ask only after the person has done something, and a listener may
 * ask only for a form with changes; therefore the listeners are called here.
 */
function holdsVisitors(): boolean {
  const event = document.createEvent('BeforeUnloadEvent') as BeforeUnloadEvent
  event.initEvent('beforeunload', false, true)
  window.dispatchEvent(event)
  return event.defaultPrevented || Boolean(event.returnValue)
}

/**
 * Returns the addresses of the scripts that were requested before the page was shown, except those that were
 * prefetched for other pages.
 */
export function scriptsBefore(time: number): string[] {
  const named = (selector: string) =>
    new Set(
      [...document.querySelectorAll(selector)].map((one) =>
        one instanceof HTMLLinkElement ? one.href : (one as HTMLScriptElement).src,
      ),
    )
  const own = named('script[src], link[rel="preload"], link[rel="modulepreload"]')
  const ofNext = named('link[rel="prefetch"]')
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => isScript(name) && startTime <= time)
    .map(({ name }) => name)
    .filter((name) => own.has(name) || !ofNext.has(name))
}

export const isScript = (url: string) => /\.m?js(\?|$)/.test(url)
