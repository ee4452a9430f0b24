import { HOLD_ATTRIBUTE } from '@mentor-connect/contract/site/firstPaint'
import { RENDERED_STATE_ID, type RenderedState } from '@mentor-connect/contract/site/rendering'
import { isFresh, isRenderedFor, renderedPage } from './renderedPage'

const STATE: RenderedState = {
  url: '/resource?page=2',
  query: ['page', 'q'],
  locale: 'en',
  releases: { public: 'r1' },
  answers: { key: [1] },
}

afterEach(() => {
  document.body.innerHTML = ''
  document.documentElement.removeAttribute(HOLD_ATTRIBUTE)
})

const page = () =>
  (document.body.innerHTML = `<script type="application/json" id="${RENDERED_STATE_ID}">${JSON.stringify(STATE)}</script>`)

test('a rendered page says what it was rendered from', () => {
  page()
  expect(renderedPage()).toEqual(STATE)
})

test('a page without content says nothing', () => {
  expect(renderedPage()).toBeUndefined()
})

test('a page whose content is held back says nothing: it is that of a visitor', () => {
  page()
  document.documentElement.setAttribute(HOLD_ATTRIBUTE, '')
  expect(renderedPage()).toBeUndefined()
})

// In jsdom a document was modified just now, like a document whose response has no modification date.
test.each([
  ['of the site server', true, STATE],
  ['of an export for a static host', false, { ...STATE, isExported: true as const }],
  ['without content', false, undefined],
])('the answers of a page %s are fresh: %s', (_what, expected, state) => {
  expect(isFresh(state)).toBe(expected)
})

const asked = (address: string, { locale = 'en', release = 'r1' } = {}) => {
  const { pathname, search } = new URL(address, 'http://site.test')
  return isRenderedFor(STATE, { location: { pathname, search }, locale, releaseOf: () => release })
}

test.each([
  ['the same address', asked('/resource?page=2'), true],
  ['a query that changes nothing', asked('/resource?utm_source=mail&page=2'), true],
  ['another path', asked('/about?page=2'), false],
  ['another page of the list', asked('/resource?page=3'), false],
  ['a search', asked('/resource?page=2&q=maths'), false],
  ['another language', asked('/resource?page=2', { locale: 'hi' }), false],
  ['another release', asked('/resource?page=2', { release: 'r2' }), false],
])('%s', (_what, isRendered, expected) => {
  expect(isRendered).toBe(expected)
})
