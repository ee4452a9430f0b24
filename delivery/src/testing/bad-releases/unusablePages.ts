import { element, ofKind, whenShown, type BadPage } from './badPage'
import { later } from './badRelease'

const STYLE_ALL = 'position:fixed;inset:0;z-index:99999'
const overlay = (parent = 'document.body', style = STYLE_ALL) => `${parent}.append(${element('div', style)})`
const on = (type: string, act: string, options = '{ capture: true, passive: false }') =>
  `addEventListener('${type}', (event) => { ${act} }, ${options})`
const COVERS = /covers the link "/
const HIDES = /shows no link of the frame/
const IGNORES = /ignores presses of the link to /
const KEEPS = /keeps .* from the frame/
const BACK = /adds to the history of the browser|goes to \S+ by itself/

const OVERLAYS = ofKind('overlays', [
  ['a transparent element over everything', overlay(), COVERS],
  ['one beside the body', overlay('document.documentElement'), COVERS],
  ['one in the app', whenShown(overlay("document.querySelector('#app')")), COVERS],
  [
    'one over the header',
    overlay('document.body', 'position:fixed;top:0;left:0;right:0;height:90px;z-index:99999'),
    COVERS,
  ],
  ['one that comes a moment later', later(overlay(), 200), COVERS],
  [
    'one that comes with the first press',
    `addEventListener('pointerup', () => setTimeout(() => ${overlay()}))`,
    /covers the link|ignores presses|leaves/,
  ],
  [
    'one in a shadow tree',
    `{ const host = ${element('div', STYLE_ALL)}; host.attachShadow({ mode: 'open' }).innerHTML = '<p></p>'; document.body.append(host) }`,
    COVERS,
  ],
  ['a canvas', `document.body.append(${element('canvas', `${STYLE_ALL};width:100vw;height:100vh`)})`, COVERS],
  [
    'a modal dialog',
    `{ const dialog = ${element('dialog', 'opacity:0')}; dialog.innerHTML = '<h2>Hello</h2>'; document.body.append(dialog); dialog.showModal() }`,
    COVERS,
  ],
  [
    'a popover',
    `{ const over = ${element('div', 'inset:0;width:100vw;height:100vh;opacity:0')}; over.popover = 'manual'; document.body.append(over); over.showPopover() }`,
    COVERS,
  ],
  [
    'a frame that cannot be pressed',
    whenShown("document.querySelector('#app header').style.pointerEvents = 'none'"),
    COVERS,
  ],
  ['an inert frame', whenShown("document.querySelector('#app header').inert = true"), COVERS],
  [
    'a hidden frame',
    whenShown(
      "document.querySelectorAll('#app header, #app nav').forEach((one) => (one.style.display = 'none'))",
    ),
    HIDES,
  ],
  [
    'an invisible frame',
    whenShown(
      "document.querySelectorAll('#app header, #app nav').forEach((one) => (one.style.visibility = 'hidden'))",
    ),
    HIDES,
  ],
  [
    'a frame outside of the window',
    whenShown(
      "document.querySelectorAll('#app header, #app nav').forEach((one) => (one.style.transform = 'translateX(-200vw)'))",
    ),
    HIDES,
  ],
])

const EVENTS = ofKind('swallowed events', [
  ['clicks, stopped at the window', on('click', 'event.stopImmediatePropagation()'), IGNORES],
  ['clicks, stopped at the document', `document.${on('click', 'event.stopImmediatePropagation()')}`, IGNORES],
  [
    'clicks, stopped at the root element',
    `document.documentElement.${on('click', 'event.stopPropagation()')}`,
    IGNORES,
  ],
  ['clicks without their effect', on('click', 'event.preventDefault()'), /ignores presses|leaves for/],
  [
    'a click that loads the page again',
    on('click', 'event.stopPropagation(); event.preventDefault(); location.reload()'),
    /leaves for/,
  ],
  [
    'links that load a new document',
    on(
      'click',
      "const link = event.target.closest('a'); if (link) { event.preventDefault(); event.stopPropagation(); location.href = link.href }",
    ),
    /leaves for/,
  ],
  ['the Tab key', on('keydown', "if (event.key === 'Tab') event.preventDefault()"), KEEPS],
  ['the Enter key', on('keydown', "if (event.key === 'Enter') event.stopImmediatePropagation()"), KEEPS],
  ['all keys', 'document.onkeydown = () => false', KEEPS],
  ['the wheel', on('wheel', 'event.preventDefault()'), KEEPS],
  ['swipes', `document.${on('touchmove', 'event.preventDefault()')}`, KEEPS],
  ['touches', on('touchstart', 'event.preventDefault()'), KEEPS],
  ['the context menu', on('contextmenu', 'event.preventDefault()'), KEEPS],
  ['copying', 'document.oncopy = () => false', KEEPS],
  ['selecting', 'document.onselectstart = () => false', KEEPS],
])

const NAVIGATION = ofKind('navigation', [
  [
    'ten entries of the history',
    "for (let n = 0; n < 10; n += 1) history.pushState(history.state, '', location.href)",
    BACK,
  ],
  ['one entry of the history', "history.pushState(history.state, '', location.href)", BACK],
  [
    'a hash that changes all the time',
    'setInterval(() => (location.hash = String(performance.now())), 50)',
    BACK,
  ],
  ['one hash', "location.hash = 'start'", BACK],
  ['another page at once', whenShown("document.querySelector('#app header a[href]').click()"), BACK],
  [
    'forward after each step back',
    "addEventListener('popstate', () => history.forward())",
    /cannot be gone back to|leaves a listener/,
  ],
  [
    'a title that stays',
    "new MutationObserver(() => document.title === 'Buy now' || (document.title = 'Buy now')).observe(document.head, { childList: true, subtree: true, characterData: true })",
    /keeps the title of the window/,
  ],
  ['a new document after a moment', later('location.reload()'), /leaves for/],
  ['the page before', later('history.back()'), /leaves for|shows nothing|crashes/],
])

/** Pages around which the frame cannot be used. */
export const UNUSABLE_PAGES: BadPage[] = [...OVERLAYS, ...EVENTS, ...NAVIGATION]
